import { authMessages } from '@prahari/contract/auth';
import { PASSWORD_MIN } from '@prahari/contract/constants';
import type { BoundField } from '../../base/Form/useForm.ts';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { authWords } from './auth-words.ts';
import { NewPasswordStrength } from './NewPasswordStrength.tsx';
import type { RatedPasswordProps } from './RatedPassword.tsx';

interface NewPasswordFieldsProps {
  label?: string;
  password: BoundField<string>;
  confirmation: BoundField<string>;
  /** The person who is to have the password. */
  person: RatedPasswordProps['person'];
}

/** A new password with its strength, and its confirmation. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const t = useWords(authWords);
  const { label = t('password'), password, confirmation, person } = props;
  return (
    <>
      <PasswordField
        label={label}
        hint={t('atLeast', { length: `${PASSWORD_MIN}` })}
        autoComplete="new-password"
        required
        {...password}
      />
      <NewPasswordStrength value={password.value} person={person} />
      <PasswordField label={t('confirmPassword')} autoComplete="new-password" required {...confirmation} />
    </>
  );
}

/** Compares a new password with its confirmation: field → error. */
export function confirmationErrors(password: string, confirmPassword: string): Record<string, string> {
  if (!confirmPassword) return { confirmPassword: 'Confirm password is required' };
  return password === confirmPassword ? {} : { confirmPassword: authMessages.passwordsDiffer };
}
