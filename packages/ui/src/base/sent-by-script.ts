import { createContext } from 'react';

/** True inside a Form of ours: only its script sends it, so its submit button waits for hydration. */
export const SentByScript = createContext(false);
