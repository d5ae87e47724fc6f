import type { BoundField } from '../../base/Form/useForm.ts';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { authWords } from './auth-words.ts';

/** The email of an account, which `autoComplete` takes as the name to log in with or as the person's own. */
export function EmailField(props: BoundField<string> & { autoComplete: 'username' | 'email' }) {
  const t = useWords(authWords);
  return (
    <TextField label={t('email')} type="email" autoCapitalize="none" spellCheck={false} required {...props} />
  );
}
