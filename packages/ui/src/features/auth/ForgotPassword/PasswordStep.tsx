import { authMessages } from '@prahari/contract/auth';
import { PASSWORD_MIN } from '@prahari/contract/constants';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { useForm } from '../../../base/Form/useForm.ts';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { NewPasswordStrength } from '../NewPasswordStrength.tsx';
import { noErrors, validateThenSubmit } from '../validate-then-submit.ts';
import type { ForgotPasswordProps } from './forgot-password-props.ts';

type PasswordStepProps = Required<
  Pick<
    ForgotPasswordProps,
    'email' | 'checkNewPassword' | 'onSetPassword' | 'onPasswordsDiffer' | 'onRestart' | 'navigating'
  >
>;

const initial = { newPassword: '', confirmPassword: '' };

function confirmationErrors(typed: typeof initial): Record<string, string> {
  if (!typed.confirmPassword) return { confirmPassword: 'Confirm password is required' };
  const same = typed.newPassword === typed.confirmPassword;
  return same ? {} : { confirmPassword: authMessages.passwordsDiffer };
}

/** Step 3: the new password and its confirmation. */
export function PasswordStep(props: PasswordStepProps) {
  const { email, checkNewPassword, onSetPassword, onPasswordsDiffer, onRestart, navigating } = props;
  const submit = (typed: typeof initial) => {
    const unconfirmed = confirmationErrors(typed);
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
      <PasswordField
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters`}
        autoComplete="new-password"
        required
        {...form.field('newPassword')}
      />
      <NewPasswordStrength value={form.values.newPassword} person={{ email }} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        {...form.field('confirmPassword')}
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
