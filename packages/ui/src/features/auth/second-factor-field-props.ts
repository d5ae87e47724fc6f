import type { BoundField } from '../../base/Form/useForm.ts';

export interface SecondFactorFieldProps extends BoundField<string> {
  /** All six digits are there. */
  onComplete: () => void;
}
