import { type FocusEvent, useState } from 'react';
import type { FieldErrors } from './field-errors.ts';
import type { BoundField, FormState } from './useForm.ts';

interface CheckedFieldsOptions<V extends object> {
  /** Path → error message, of everything that was typed. */
  errorsOf: (values: V) => FieldErrors;
  /** True for a value that is as long as it gets, which is checked before its field is left. */
  isComplete?: (name: string, value: unknown) => boolean;
}

/**
 * Returns `field` of a form with the errors of what was typed and left, before the form is sent, and
 * the `onBlur` of the `<form>`.
 */
export function useCheckedFields<V extends object>(
  form: Pick<FormState<V>, 'values' | 'field'>,
  { errorsOf, isComplete = () => false }: CheckedFieldsOptions<V>,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = errorsOf(form.values);
  const field = <K extends keyof V & string>(name: K): BoundField<V[K]> => {
    const bound = form.field(name);
    const isChecked = bound.value !== '' && (left.has(name) || isComplete(name, bound.value));
    const error = bound.error ?? (isChecked ? found[name] : undefined);
    return { ...bound, ...(error && { error }) };
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = target.getAttribute('name');
    if (name) setLeft((now) => new Set(now).add(name));
  };
  return { field, onBlur };
}
