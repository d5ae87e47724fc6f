import { authMessages, type changePassword } from '@prahari/contract/auth';
import { PASSWORD_MIN } from '@prahari/contract/constants';
import type { BodyOf } from '@prahari/contract/endpoint';
import type { ReactNode } from 'react';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountForm } from '../AccountForm.tsx';
import { accountWords } from '../account-words.ts';
import { CollapsibleSection } from '../CollapsibleSection.tsx';
import { CurrentPasswordField } from '../ProofFields.tsx';

type PasswordChange = BodyOf<typeof changePassword>;

export interface PasswordSectionProps {
  /** The account's email; null while it is unknown. */
  email: string | null;
  /** Validates the values: field → error. */
  check: (typed: PasswordChange) => Record<string, string>;
  /** Shows the strength of a new password. */
  strength: (newPassword: string) => ReactNode;
  /** Changes the password. On failure the values stay and errors are shown at their fields. */
  onChange: (typed: PasswordChange) => Promise<SubmitResult>;
}

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' };

function confirmationErrors({ newPassword, confirmPassword }: typeof initial): Record<string, string> {
  if (!confirmPassword) return { confirmPassword: 'Confirm password is required' };
  return newPassword === confirmPassword ? {} : { confirmPassword: authMessages.passwordsDiffer };
}

/** One line, with a form to change the password. */
export function PasswordSection(props: PasswordSectionProps) {
  const t = useWords(accountWords);
  return (
    <CollapsibleSection title={t('password')} lead={t('passwordLead')} openLabel={t('changePassword')}>
      {(close) => <PasswordForm {...props} onClose={close} />}
    </CollapsibleSection>
  );
}

function PasswordForm({
  email,
  check,
  strength,
  onChange,
  onClose,
}: PasswordSectionProps & { onClose: () => void }) {
  const t = useWords(accountWords);
  const form = useForm({
    initial,
    validate: (typed) => ({ ...check(typed), ...confirmationErrors(typed) }),
    submit: ({ currentPassword, newPassword }) => onChange({ currentPassword, newPassword }),
    onSent: onClose,
  });
  return (
    <AccountForm form={form} label={t('changePassword')} submit={t('changePassword')} onCancel={onClose}>
      {/* For password managers. */}
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email ?? ''} />
      <CurrentPasswordField {...form.field('currentPassword')} />
      <PasswordField
        label={t('newPassword')}
        hint={t('atLeast', { length: `${PASSWORD_MIN}` })}
        autoComplete="new-password"
        required
        {...form.field('newPassword')}
      />
      {form.values.newPassword && strength(form.values.newPassword)}
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        required
        {...form.field('confirmPassword')}
      />
    </AccountForm>
  );
}
