import { useState } from 'react';

/** Text is what was typed while that is no number; null is nothing. */
export type NumberOrText = number | string | null;

export interface NumberInput {
  /** What the input shows: what was typed while it means `value`, else `value` written out. */
  text: string;
  type: (text: string) => void;
  /** Writes the number out properly, when what was typed is one. */
  format: () => void;
}

/** Keeps what a person typed in a number's input, and says what it means. Text that is no number stays, and is told as it is. */
export function useNumberInput(
  value: NumberOrText,
  onChange: (value: NumberOrText) => void,
  read: (text: string) => number | null,
  write: (value: number) => string,
): NumberInput {
  const meaning = (typed: string): NumberOrText => (typed.trim() ? (read(typed) ?? typed) : null);
  const written = typeof value === 'number' ? write(value) : (value ?? '');
  const [text, setText] = useState(written);
  return {
    text: meaning(text) === value ? text : written,
    type: (next) => {
      setText(next);
      onChange(meaning(next));
    },
    format: () => {
      if (typeof value === 'number') setText(written);
    },
  };
}
