import { type ComponentType, lazy, Suspense } from 'react';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { SecondFactorFieldProps } from './SecondFactorCodeField.tsx';

/** Fallback when the lazy field cannot be loaded; takes both kinds of code. */
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

/** Asks an admin for the second factor. Loaded lazily, because most people never see it. */
export function SecondFactorField(props: SecondFactorFieldProps) {
  return (
    <Suspense>
      <LazyCodeField {...props} />
    </Suspense>
  );
}
