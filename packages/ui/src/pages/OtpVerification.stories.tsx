import { STORAGE } from '@prahari/contract/constants';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { OtpVerification } from '../islands/OtpVerification.island.tsx';
import { ledTo } from '../testing/leads-on.ts';
import { openPage, patience } from '../testing/open-page.ts';
import { CODE, cast } from '../testing/world/people.ts';

const meta = preview.meta({
  component: OtpVerification,
  beforeEach: (context) => {
    const leave = openPage(context);
    sessionStorage.setItem(STORAGE.verificationEmail, cast.unverified.email);
    return leave;
  },
});

export const Waiting = meta.story();

Waiting.test('the right code verifies the email, and login follows', async ({ userEvent }) => {
  await userEvent.click(await screen.findByLabelText('Digit 1'));
  await userEvent.keyboard(`${CODE}{Enter}`);
  await expect(await screen.findByText('Email verified successfully', {}, patience)).toBeVisible();
  await waitFor(() => expect(ledTo()).toBe('/login'), patience);
});
Waiting.test('a wrong code can be typed again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByLabelText('Digit 1'));
  await userEvent.keyboard('000000{Enter}');
  await expect((await screen.findAllByText('Invalid OTP', {}, patience))[0]).toBeVisible();
});
