import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { ForgotPassword } from '../islands/ForgotPassword.island.tsx';
import { $reset } from '../stores/password-reset.ts';
import { ledTo } from '../testing/leads-on.ts';
import { openPage, patience } from '../testing/open-page.ts';
import { CODE, cast } from '../testing/world/people.ts';

const { email } = cast.guard;
const meta = preview.meta({ component: ForgotPassword, beforeEach: (context) => openPage(context) });

export const Empty = meta.story();
export const CodeMailed = meta.story({ beforeEach: () => $reset.set({ step: 'code', email }) });
export const NewPassword = meta.story({
  beforeEach: () => $reset.set({ step: 'password', email, otp: CODE }),
});

Empty.test('three steps lead to a new password', async ({ userEvent }) => {
  await userEvent.type(screen.getByLabelText('Email'), `${email}{Enter}`);
  await userEvent.type(await screen.findByLabelText('OTP', {}, patience), `${CODE}{Enter}`);
  await userEvent.type(await screen.findByLabelText('New password', {}, patience), 'a longer watch');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'a longer watch{Enter}');
  await expect(await screen.findByText('Password reset successfully', {}, patience)).toBeVisible();
  await waitFor(() => expect(ledTo()).toBe('/login'), patience);
});
