import type { BoundField } from '../../base/Form/useForm.ts';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { accountWords } from './account-words.ts';

/** Fields that prove a person before credentials change. */
export interface Proof {
  currentPassword: string;
  /** An app code or a recovery code; empty where none is needed. */
  totp: string;
}

interface ProofFieldsProps {
  /** The result of useForm. */
  form: { field: (name: keyof Proof) => BoundField<string> };
  needsCode: boolean;
}

/** Reauthentication before credentials are changed (ASVS 7.5.1). */
export function CurrentPasswordField(field: BoundField<string>) {
  const t = useWords(accountWords);
  return <PasswordField label={t('currentPassword')} autoComplete="current-password" required {...field} />;
}

/** The current password and, where two-step login is on, a code. */
export function ProofFields({ form, needsCode }: ProofFieldsProps) {
  const t = useWords(accountWords);
  return (
    <>
      <CurrentPasswordField {...form.field('currentPassword')} />
      {needsCode && (
        <TextField
          label={t('code')}
          hint={t('appOrRecovery')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.field('totp')}
        />
      )}
    </>
  );
}
