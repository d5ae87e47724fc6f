import { type FunctionComponent, lazy, Suspense } from 'react';
import type { RatedPasswordProps } from './RatedPassword.tsx';

// The form works without it when the chunk cannot be loaded.
const RatedPassword = lazy<FunctionComponent<RatedPasswordProps>>(() =>
  import('./RatedPassword.tsx').then(
    (module) => ({ default: module.RatedPassword }),
    () => ({ default: () => null }),
  ),
);

/** Strength of a new password; loaded when the first character is typed. */
export function NewPasswordStrength(props: RatedPasswordProps) {
  if (props.value === '') return null;
  return (
    // As tall as what replaces it, so that a button below does not move during a press when the chunk arrives.
    <Suspense fallback={<div className="-mt-1 h-8" />}>
      <RatedPassword {...props} />
    </Suspense>
  );
}
