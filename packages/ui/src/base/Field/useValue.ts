import { useState } from 'react';

/** The props of ValueProps, each optional. With `value` the caller keeps the value. */
export interface ControllableValue<Value, Change> {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Change) => void) | undefined;
}

/** Returns a value that the caller or the component keeps, and the function that changes it. */
export function useValue<Value, Change extends Value = Value>(
  { value, defaultValue, onChange }: ControllableValue<Value, Change>,
  empty: Value,
): [value: Value, change: (next: Change) => void] {
  const [own, setOwn] = useState(defaultValue ?? empty);
  const change = (next: Change) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
