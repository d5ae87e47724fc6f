import { type FunctionComponent, lazy, Suspense } from 'react';
import type { PasswordStrengthProps } from '../../base/PasswordStrength/PasswordStrength.tsx';

// Advice is no reason to break the form: without its code the form goes on without it.
const PasswordStrength = lazy<FunctionComponent<PasswordStrengthProps>>(() =>
  import('../../base/PasswordStrength/PasswordStrength.tsx').then(
    (module) => ({ default: module.PasswordStrength }),
    () => ({ default: () => null }),
  ),
);

/** How strong the password being chosen is; its code comes with the first character typed. */
export function NewPasswordStrength(props: PasswordStrengthProps) {
  if (props.value === '') return null;
  return (
    <Suspense>
      <PasswordStrength {...props} />
    </Suspense>
  );
}
