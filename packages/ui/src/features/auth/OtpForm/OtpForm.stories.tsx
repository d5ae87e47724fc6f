import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { inColumn } from '../../../../stories/in-column.tsx';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { OtpForm } from './OtpForm.tsx';

const meta = preview.meta({
  component: OtpForm,
  args: {
    email: 'asha@example.com',
    onVerify: accepted(),
    onResend: fn(),
    resendIn: 0,
  },
  decorators: [inColumn],
  parameters: { chromatic: notSnapped },
});

export const Normal = meta.story();

Normal.test('typed digits fill the boxes and are verified', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Digit 1'));
  await userEvent.keyboard('04a2137');
  await expect(canvas.getByLabelText('Digit 6')).toHaveValue('7');
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
  await expect(args.onVerify).toHaveBeenCalledOnce();
  await expect(args.onVerify).toHaveBeenCalledWith('042137');
});

Normal.test('Resend OTP requests another code', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resend OTP' }));
  await expect(args.onResend).toHaveBeenCalledOnce();
});

export const Countdown = meta.story({ args: { resendIn: 42 } });

Countdown.test('Resend OTP does nothing during the countdown', async ({ args, canvas, userEvent }) => {
  const resend = canvas.getByRole('button', { name: 'Resend OTP in 42 s' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(resend);
  await expect(args.onResend).not.toHaveBeenCalled();
});

export const LongCountdown = meta.story({ args: { resendIn: 3540 } });

export const WrongCode = meta.story({
  args: {
    onVerify: refused('otp', 'Check the six digits, or ask for a new code.'),
  },
});

WrongCode.test('a wrong code stays and its error says what to do', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Digit 1'));
  await userEvent.keyboard('000000{Enter}');
  await waitFor(() => expect(canvas.getByText('Check the six digits, or ask for a new code.')).toBeVisible());
  await waitFor(() => expect(canvas.getByLabelText('Digit 1')).toHaveFocus());
});

export const LongAddress = meta.story({
  args: { email: 'a.very.long.name.that.nobody.would.type.twice.if.they.could@mail.example-company.co.in' },
});
export const EmailUnknown = meta.story({ args: { email: null } });
export const Resending = meta.story({ args: { resending: true } });
export const Navigating = meta.story({ args: { navigating: true } });
