import { type FunctionComponent, lazy, Suspense } from 'react';
import type { PasswordStrengthProps } from '../../base/PasswordStrength/PasswordStrength.tsx';

// The form works without it when the chunk cannot be loaded.
const PasswordStrength = lazy<FunctionComponent<PasswordStrengthProps>>(() =>
  import('../../base/PasswordStrength/PasswordStrength.tsx').then(
    (module) => ({ default: module.PasswordStrength }),
    () => ({ default: () => null }),
  ),
);

/** Strength of a new password; loaded when the first character is typed. */
export function NewPasswordStrength(props: PasswordStrengthProps) {
  if (props.value === '') return null;
  return (
    <Suspense>
      <PasswordStrength {...props} />
    </Suspense>
  );
}
