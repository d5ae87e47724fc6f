import { useState } from 'react';

export interface TypedNumber {
  /** What the input shows: what was typed while it means `value`, else `value` written out. */
  shown: string;
  type: (text: string) => void;
  /** Writes the number out properly, when what was typed is one. */
  tidy: () => void;
}

/**
 * Keeps what a person typed in a number's input, and says what it means. Text that is no number means null and stays.
 */
export function useTypedNumber(
  value: number | null,
  onChange: (value: number | null) => void,
  read: (text: string) => number | null,
  write: (value: number) => string,
): TypedNumber {
  const [text, setText] = useState(value === null ? '' : write(value));
  const written = value === null ? '' : write(value);
  return {
    shown: read(text) === value ? text : written,
    type: (next) => {
      setText(next);
      onChange(read(next));
    },
    tidy: () => {
      if (value !== null) setText(written);
    },
  };
}
