import { useState } from 'react';

/** The three props of ValueProps, each optional: with `value` the caller keeps the value, else the component does. */
export interface ControllableValue<Value, Change> {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Change) => void) | undefined;
}

/** State that is controlled by the caller or kept by the component: the current value, and the function that changes it. */
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
