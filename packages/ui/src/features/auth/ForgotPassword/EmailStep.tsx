import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { useForm } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { noErrors, validateThenSubmit } from '../validate-then-submit.ts';
import type { ForgotPasswordProps } from './forgot-password-props.ts';

/** Step 1: the account's email. */
export function EmailStep({
  checkEmail,
  onSendCode,
}: Pick<ForgotPasswordProps, 'checkEmail' | 'onSendCode'>) {
  const form = useForm({
    initial: { email: '' },
    validate: noErrors,
    submit: (typed) => validateThenSubmit(checkEmail(typed), () => onSendCode(typed.email)),
  });
  return (
    <Form form={form}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('email')}
      />
      <Button type="submit" variant="primary" size="large" pending={form.pending}>
        Send OTP
      </Button>
    </Form>
  );
}
