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
    <Suspense>
      <RatedPassword {...props} />
    </Suspense>
  );
}
