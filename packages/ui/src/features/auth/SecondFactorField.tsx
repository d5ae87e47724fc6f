import { type ComponentType, lazy, Suspense } from 'react';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { SecondFactorFieldProps } from './second-factor-field-props.ts';

/** Takes either kind of code as well, where the boxes cannot be fetched. */
function PlainCodeField({ onComplete: _, ...field }: SecondFactorFieldProps) {
  return (
    <TextField
      label="Code"
      hint="From your authenticator app, or a recovery code"
      autoComplete="one-time-code"
      autoFocus
      {...field}
    />
  );
}

const LazyCodeField = lazy<ComponentType<SecondFactorFieldProps>>(() =>
  import('./SecondFactorCodeField.tsx').then(
    (module) => ({ default: module.SecondFactorCodeField }),
    () => ({ default: PlainCodeField }),
  ),
);

/** Asks an admin for the second factor. Most people never see it, so its code comes only when it is asked for. */
export function SecondFactorField(props: SecondFactorFieldProps) {
  return (
    <Suspense>
      <LazyCodeField {...props} />
    </Suspense>
  );
}
