import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { useForm } from '../../../base/Form/useForm.ts';
import { EmailField } from '../EmailField.tsx';
import { noErrors, validateThenSubmit } from '../validate-then-submit.ts';
import type { ForgotPasswordProps } from './forgot-password-props.ts';

/** Step 1: the account's email. */
export function EmailStep({ checkEmail, onSendCode }: ForgotPasswordProps) {
  const form = useForm({
    initial: { email: '' },
    validate: noErrors,
    submit: (typed) => validateThenSubmit(checkEmail(typed), () => onSendCode(typed.email)),
  });
  return (
    <Form form={form}>
      <EmailField autoComplete="username" {...form.field('email')} />
      <Button type="submit" variant="primary" size="large" pending={form.pending}>
        Send OTP
      </Button>
    </Form>
  );
}
