import { emailBody } from '@prahari/contract/auth.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { inColumn } from '../../../../stories/in-column.tsx';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

const meta = preview.meta({
  component: ForgotPassword,
  args: {
    step: 'email' as const,
    email: 'asha@example.com',
    checkEmail: async (typed) => fieldErrors(emailBody, typed),
    checkNewPassword: async ({ newPassword }): Promise<Record<string, string>> =>
      newPassword.length < 8 ? { newPassword: 'New password must be at least 8 characters' } : {},
    onSendCode: accepted(),
    onCheckCode: accepted(),
    onSetPassword: accepted(),
    onPasswordsDiffer: fn(),
    onResend: fn(),
    onRestart: fn(),
    resendIn: 0,
  },
  decorators: [inColumn],
  parameters: { chromatic: notSnapped },
});

export const Email = meta.story();

Email.test('an email is sent and the page links to login', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com{Enter}');
  await waitFor(() => expect(args.onSendCode).toHaveBeenCalledOnce());
  await expect(args.onSendCode).toHaveBeenCalledWith('asha@example.com');
  await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
});

export const EmailTooSoon = meta.story({
  args: {
    onSendCode: refused('', 'A code was sent a moment ago. Try again in 42 s.'),
  },
});

EmailTooSoon.test('a request that comes too soon shows the waiting time', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.com{Enter}');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 42 s.');
  await expect(canvas.getByLabelText('Email')).toHaveValue('asha@example.com');
});

export const Code = meta.story({ args: { step: 'code', resendIn: 42 } });

Code.test('the code field accepts six characters and sends them', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('OTP'), '04213799{Enter}');
  await expect(args.onCheckCode).toHaveBeenCalledOnce();
  await expect(args.onCheckCode).toHaveBeenCalledWith('042137');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Resend OTP in 42 s' })).toBeVisible());
});

Code.test('Use another email goes back to step 1', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
  await expect(args.onRestart).toHaveBeenCalledOnce();
});

export const CodeResendAllowed = meta.story({ args: { step: 'code' } });

export const NewPassword = meta.story({ args: { step: 'password' } });

export const CodeExpired = meta.story({
  args: {
    step: 'password',
    onSetPassword: refused('', 'Invalid OTP'),
  },
});

CodeExpired.test('an expired code offers Start again', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New password'), 'long enough');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'long enough{Enter}');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid OTP');
  await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
  await expect(args.onRestart).toHaveBeenCalledOnce();
});

export const Navigating = meta.story({ args: { step: 'password', navigating: true } });
