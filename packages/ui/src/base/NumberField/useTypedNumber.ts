import { useState } from 'react';

/** Text is what was typed while that is no number; null is nothing. */
export type NumberOrText = number | string | null;

export interface TypedNumber {
  /** What the input shows: what was typed while it means `value`, else `value` written out. */
  shown: string;
  type: (text: string) => void;
  /** Writes the number out properly, when what was typed is one. */
  tidy: () => void;
}

/** Keeps what a person typed in a number's input, and says what it means. Text that is no number stays, and is told as it is. */
export function useTypedNumber(
  value: NumberOrText,
  onChange: (value: NumberOrText) => void,
  read: (text: string) => number | null,
  write: (value: number) => string,
): TypedNumber {
  const meaning = (typed: string): NumberOrText => (typed.trim() ? (read(typed) ?? typed) : null);
  const written = typeof value === 'number' ? write(value) : (value ?? '');
  const [text, setText] = useState(written);
  return {
    shown: meaning(text) === value ? text : written,
    type: (next) => {
      setText(next);
      onChange(meaning(next));
    },
    tidy: () => {
      if (typeof value === 'number') setText(written);
    },
  };
}
