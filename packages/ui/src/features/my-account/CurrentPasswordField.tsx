import type { BoundField } from '../../base/Form/useForm.ts';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';

/** Reauthentication before credentials are changed (ASVS 7.5.1). */
export const CurrentPasswordField = (field: BoundField<string>) => (
  <PasswordField label="Current password" autoComplete="current-password" required {...field} />
);
