import { useState } from 'react';

/** The props of ValueProps, taken apart. */
export interface Kept<Value, Change> {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Change) => void) | undefined;
}

/** The value of ValueProps, whoever keeps it, and what reports a change of it. */
export function useValue<Value, Change extends Value = Value>(
  { value, defaultValue, onChange }: Kept<Value, Change>,
  empty: Value,
): [value: Value, change: (next: Change) => void] {
  const [own, setOwn] = useState(defaultValue ?? empty);
  const change = (next: Change) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
