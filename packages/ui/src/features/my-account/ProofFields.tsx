import type { BoundField } from '../../base/Form/useForm.ts';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';

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
export const CurrentPasswordField = (field: BoundField<string>) => (
  <PasswordField label="Current password" autoComplete="current-password" required {...field} />
);

/** The current password and, where two-step login is on, a code. */
export const ProofFields = ({ form, needsCode }: ProofFieldsProps) => (
  <>
    <CurrentPasswordField {...form.field('currentPassword')} />
    {needsCode && (
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('totp')}
      />
    )}
  </>
);
