import { authMessages } from '@prahari/contract/auth';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { useForm } from '../../../base/Form/useForm.ts';
import { confirmationErrors, NewPasswordFields } from '../NewPasswordFields.tsx';
import { noErrors, validateThenSubmit } from '../validate-then-submit.ts';
import type { ForgotPasswordProps } from './forgot-password-props.ts';

const initial = { newPassword: '', confirmPassword: '' };

/** Step 3: the new password and its confirmation. */
export function PasswordStep(props: ForgotPasswordProps) {
  const { email, checkNewPassword, onSetPassword, onPasswordsDiffer, onRestart, navigating = false } = props;
  const submit = (typed: typeof initial) => {
    const unconfirmed = confirmationErrors(typed.newPassword, typed.confirmPassword);
    if (unconfirmed.confirmPassword === authMessages.passwordsDiffer) onPasswordsDiffer();
    return validateThenSubmit(
      checkNewPassword({ ...typed, email }),
      () => onSetPassword(typed.newPassword),
      unconfirmed,
    );
  };
  const form = useForm({ initial, validate: noErrors, submit });
  return (
    <Form form={form}>
      {/* For password managers. */}
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <NewPasswordFields
        label="New password"
        password={form.field('newPassword')}
        confirmation={form.field('confirmPassword')}
        person={{ email }}
      />
      <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
        Reset Password
      </Button>
      <Button variant="plain" onPress={onRestart} aria-disabled={navigating}>
        Start again
      </Button>
    </Form>
  );
}
