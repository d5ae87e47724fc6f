import { invalidOtp, verifyOtp } from '@prahari/contract/auth';
import { VERIFICATION_EMAIL_KEY } from '@prahari/contract/constants';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { OtpVerification } from '../../src/islands/OtpVerification.island.tsx';
import { capturedNavigation } from '../../testing/capture-navigation.ts';
import { refuse } from '../../testing/mock-api/reply.ts';
import { openPage } from '../../testing/open-page.ts';

const meta = preview.meta({
  component: OtpVerification,
  beforeEach: (context) => {
    const leave = openPage(context);
    sessionStorage.setItem(VERIFICATION_EMAIL_KEY, 'om@sai.example');
    return leave;
  },
});

export const Empty = meta.story({ tags: ['snapshot', 'snapshot-phone'] });

Empty.test('the right code verifies the email and opens login', async ({ userEvent }) => {
  await userEvent.click(await screen.findByLabelText('Digit 1'));
  await userEvent.keyboard('482913{Enter}');
  await waitFor(() => expect(screen.getByText('Email verified successfully')).toBeVisible());
  await waitFor(() => expect(capturedNavigation()).toBe('/login'));
});
Empty.test('a wrong code shows Invalid OTP', async ({ msw, userEvent }) => {
  msw.use(refuse(verifyOtp, invalidOtp));
  await userEvent.click(await screen.findByLabelText('Digit 1'));
  await userEvent.keyboard('000000{Enter}');
  await waitFor(() => expect(screen.getAllByText('Invalid OTP')[0]).toBeVisible());
});
