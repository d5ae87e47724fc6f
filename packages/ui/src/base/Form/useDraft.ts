import { useState } from 'react';
import type { DraftStore } from './useForm.ts';

/** Returns values that a draft keeps while the form is closed, and a function that changes some of them. */
export function useDraft<V extends object>(
  draft: DraftStore<V> | undefined,
  initial: V,
): [values: V, change: (patch: Partial<V>) => void] {
  const [values, setValues] = useState(() => draft?.get() ?? initial);
  const change = (patch: Partial<V>) => {
    const next = { ...values, ...patch };
    draft?.set(next);
    setValues(next);
  };
  return [values, change];
}
