import { PASSWORD_MIN } from '@prahari/contract/constants';
import { messages } from '@prahari/contract/messages';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { PasswordStrength } from '../../../base/PasswordStrength/PasswordStrength.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { useOpening } from '../useOpening.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface PasswordSectionProps {
  /** Whose password; null while it is not known. */
  email: string | null;
  /** What the contract finds wrong, by field. */
  check: (typed: PasswordChange) => Record<string, string>;
  onChange: (typed: PasswordChange) => Promise<SubmitResult>;
}

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' };

function confirmationErrors({ newPassword, confirmPassword }: typeof initial): Record<string, string> {
  if (!confirmPassword) return { confirmPassword: 'Confirm password is required' };
  return newPassword === confirmPassword ? {} : { confirmPassword: messages.auth.passwordsDiffer };
}

/** One line until somebody wants to change it. */
export function PasswordSection(props: PasswordSectionProps) {
  const { isOpen, open, close, opener, form } = useOpening();
  return (
    <AccountSection
      title="Password"
      lead="Changing it ends your other sessions."
      action={
        !isOpen && (
          <Button ref={opener} onPress={open}>
            Change password
          </Button>
        )
      }
    >
      {isOpen && (
        <div ref={form}>
          <PasswordForm {...props} onClose={close} />
        </div>
      )}
    </AccountSection>
  );
}

function PasswordForm({ email, check, onChange, onClose }: PasswordSectionProps & { onClose: () => void }) {
  const form = useForm({
    initial,
    check: (typed) => ({ ...check(typed), ...confirmationErrors(typed) }),
    submit: async ({ currentPassword, newPassword }) => {
      const result = await onChange({ currentPassword, newPassword });
      if (result.ok) onClose();
      return result;
    },
  });
  return (
    <Form form={form} label="Change password">
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email ?? ''} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <PasswordField
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters`}
        autoComplete="new-password"
        required
        {...form.field('newPassword')}
      />
      {form.values.newPassword && (
        <PasswordStrength value={form.values.newPassword} personal={email ? [email] : []} />
      )}
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        {...form.field('confirmPassword')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="plain" onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={form.pending}>
          Change password
        </Button>
      </div>
    </Form>
  );
}
