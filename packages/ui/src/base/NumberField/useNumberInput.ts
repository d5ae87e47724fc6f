import { useState } from 'react';
import { type ControllableValue, useValue } from '../Field/useValue.ts';
import { plainDigits } from './plain-digits.ts';

/** A number, text that is not a number, or null for empty. */
export type NumberOrText = number | string | null;

export interface NumberInput {
  /** The typed text while it stands for `value`, else `value` formatted. */
  text: string;
  type: (text: string) => void;
  /** Replaces the typed text by the formatted number, if it is a number. */
  format: () => void;
}

const GROUPED = /^-?\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d*)?$/;

/** The number that `12`, `12.5`, `12.`, `.5`, `१२` or `1,25,000` stands for, else null. `1,5` is none. */
export function parseDecimal(typed: string): number | null {
  const code = plainDigits(typed);
  const text = GROUPED.test(code) ? code.replaceAll(/[,\s]/g, '') : code;
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(text) ? Number(text) : null;
}

/** Keeps the typed text of a number input and reports its number, or the text if it is none. */
export function useNumberInput(
  controllable: ControllableValue<NumberOrText, NumberOrText>,
  parse: (text: string) => number | null,
  write: (value: number) => string,
): NumberInput {
  const [value, change] = useValue(controllable, null);
  const parseTyped = (typed: string): NumberOrText => (typed.trim() ? (parse(typed) ?? typed) : null);
  const formatted = typeof value === 'number' ? write(value) : (value ?? '');
  const [text, setText] = useState(formatted);
  return {
    text: parseTyped(text) === value ? text : formatted,
    type: (next) => {
      setText(next);
      change(parseTyped(next));
    },
    format: () => {
      if (typeof value === 'number') setText(formatted);
    },
  };
}
