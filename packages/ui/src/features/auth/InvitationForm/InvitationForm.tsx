import { authMessages } from '@prahari/contract/auth/messages';
import { PASSWORD_MIN } from '@prahari/contract/constants';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { NewPasswordStrength } from '../NewPasswordStrength.tsx';
import { type AsyncCheck, noErrors, validateThenSubmit } from '../validate-then-submit.ts';

const initial = { password: '', confirmPassword: '' };

export interface InvitationFormProps {
  /** Validates the password: field → error. */
  check: AsyncCheck<{ password: string }>;
  /** Sets the password. On failure the values stay. */
  onSetPassword: (password: string) => Promise<SubmitResult>;
  /** The login page is opening. */
  navigating?: boolean;
}

function confirmationErrors({ password, confirmPassword }: typeof initial): Record<string, string> {
  if (!confirmPassword) return { confirmPassword: 'Confirm password is required' };
  return password === confirmPassword ? {} : { confirmPassword: authMessages.passwordsDiffer };
}

/** A person whom the office has invited sets the first password. */
export function InvitationForm({ check, onSetPassword, navigating = false }: InvitationFormProps) {
  const form = useForm({
    initial,
    validate: noErrors,
    submit: (typed) =>
      validateThenSubmit(check(typed), () => onSetPassword(typed.password), confirmationErrors(typed)),
  });
  return (
    <div className="grid gap-8">
      <PageTitle lead="The office has invited you. Choose a password to log in with.">Set password</PageTitle>
      <Form form={form}>
        <PasswordField
          label="Password"
          hint={`At least ${PASSWORD_MIN} characters`}
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
        <NewPasswordStrength value={form.values.password} person={{}} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          {...form.field('confirmPassword')}
        />
        <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
          Set password
        </Button>
      </Form>
      <p className="text-sm">
        <AuthLink href="/login">Back to login</AuthLink>
      </p>
    </div>
  );
}
