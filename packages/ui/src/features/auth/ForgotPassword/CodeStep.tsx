import { OTP_LENGTH } from '@prahari/contract/constants';
import type { ClipboardEvent } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { useForm } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { checkCode } from '../check-code.ts';
import { ResendButton } from '../ResendButton/ResendButton.tsx';
import type { ForgotPasswordProps } from './forgot-password-props.ts';

/** Step 2: the code from the mail. */
export function CodeStep(props: ForgotPasswordProps) {
  const { email, onCheckCode, onResend, onRestart, resendIn, resending = false } = props;
  const form = useForm({
    initial: { otp: '' },
    validate: checkCode,
    submit: ({ otp }) => onCheckCode(otp.trim()),
  });
  // maxLength would truncate a pasted `123 456` or `Your code is 123456`.
  const paste = (event: ClipboardEvent) => {
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    if (digits.length !== OTP_LENGTH) return;
    event.preventDefault();
    form.set({ otp: digits });
  };
  return (
    <Form form={form}>
      <TextField
        label="OTP"
        hint={`Sent to ${email}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={OTP_LENGTH}
        onPaste={paste}
        required
        {...form.field('otp')}
      />
      <Button type="submit" variant="primary" size="large" pending={form.pending}>
        Verify OTP
      </Button>
      <div className="-mx-4 flex flex-wrap justify-between gap-x-2">
        <ResendButton secondsLeft={resendIn} pending={resending} onResend={onResend} />
        <Button variant="plain" onPress={onRestart}>
          Use another email
        </Button>
      </div>
    </Form>
  );
}
