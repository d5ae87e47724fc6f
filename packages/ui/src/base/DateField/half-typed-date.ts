import { useEffect, useRef } from 'react';
import type { DateFieldState } from 'react-aria-components/DateField';
import { HALF_TYPED } from '../Form/field-errors.ts';
import type { BoundField, FormState } from '../Form/useForm.ts';

/** The segments of a date that is not complete. */
export type HalfTyped = readonly (readonly [
  type: Parameters<DateFieldState['setSegment']>[0],
  value: number,
])[];

export interface HalfTypedProps {
  /** The segments typed of an incomplete date. */
  halfTyped?: HalfTyped | undefined;
  /** Called when that changes; undefined when the date is complete or empty. */
  onHalfTyped?: ((typed: HalfTyped | undefined) => void) | undefined;
}

/**
 * Binds a DateField to a form, as `form.field` binds others. An incomplete date is kept with the
 * draft, and the form is not sent with it.
 */
export function bindDateField<V extends object, K extends keyof V & string>(
  form: Pick<FormState<V>, 'values' | 'set' | 'field'>,
  name: K,
): BoundField<V[K]> & HalfTypedProps {
  const key = HALF_TYPED + name;
  return {
    ...form.field(name),
    halfTyped: (form.values as Record<string, HalfTyped | undefined>)[key],
    onHalfTyped: (typed) => form.set({ [key]: typed } as unknown as Partial<V>),
  };
}

export const typedIn = (state: DateFieldState | null): HalfTyped =>
  (state?.segments ?? []).flatMap(({ type, value, isEditable, isPlaceholder }) =>
    isEditable && !isPlaceholder && value !== null && value !== undefined
      ? [[type as HalfTyped[number][0], value]]
      : [],
  );

const textOf = (typed: HalfTyped = []): string => typed.join();

/** Restores the segments of an incomplete date, or others, reports changes, and empties dropped ones. */
export function useHalfTypedDate(
  state: DateFieldState | null,
  isEmpty: boolean,
  { halfTyped, onHalfTyped, retyped }: HalfTypedProps & { retyped: HalfTyped | undefined },
): void {
  const toRestore = useRef(isEmpty && halfTyped ? [...halfTyped] : []);
  const reported = useRef(textOf(halfTyped));
  const owned = useRef(halfTyped);
  useEffect(() => {
    if (retyped) toRestore.current = [...retyped];
  }, [retyped]);
  useEffect(() => {
    const isDropped = !halfTyped && owned.current !== halfTyped && reported.current !== '';
    owned.current = halfTyped;
    if (isDropped) {
      reported.current = '';
      if (isEmpty) state?.setValue(null);
      return;
    }
    // One at a time: each is set into the segments of the last rendering.
    const next = toRestore.current.shift();
    if (next) {
      state?.setSegment(...next);
      return;
    }
    const typed = isEmpty ? typedIn(state) : [];
    const text = textOf(typed);
    if (text === reported.current) return;
    reported.current = text;
    onHalfTyped?.(typed.length > 0 ? typed : undefined);
  });
}
