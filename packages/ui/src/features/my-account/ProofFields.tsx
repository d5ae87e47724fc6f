import type { BoundField } from '../../base/Form/useForm.ts';
import { TextField } from '../../base/TextField/TextField.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

interface ProofFieldsProps {
  currentPassword: BoundField<string>;
  totp: BoundField<string>;
  needsCode: boolean;
}

/** The current password and, where two-step login is on, a code. */
export const ProofFields = ({ currentPassword, totp, needsCode }: ProofFieldsProps) => (
  <>
    <CurrentPasswordField {...currentPassword} />
    {needsCode && (
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...totp}
      />
    )}
  </>
);
