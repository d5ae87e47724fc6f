import type { BoundField } from '../../base/Form/useForm.ts';
import { TextField } from '../../base/TextField/TextField.tsx';

/** The email of an account, which `autoComplete` takes as the name to log in with or as the person's own. */
export const EmailField = (props: BoundField<string> & { autoComplete: 'username' | 'email' }) => (
  <TextField label="Email" type="email" autoCapitalize="none" spellCheck={false} required {...props} />
);
