import type { KeyboardEvent } from 'react';
import { plainDigits } from '../NumberField/plain-digits.ts';
import type { HalfTyped } from './half-typed-date.ts';
import { monthOf, writtenDate } from './written-date.ts';

/** Keys that people type between day, month and year. */
const BETWEEN = ['/', '-', '.', ',', ' '];
/** Letters that tell one month from the others. */
const LETTERS = 3;

export interface TypedPart {
  /** A digit was typed since the part has the focus. */
  hasDigit: boolean;
  letters: string;
  /** Digits and signs typed since the field has the focus. */
  text: string;
}

/** An ISO date, year first, which the parts would take for a day, a month and a year. */
const YEAR_FIRST = /^\d{4}([-/.])\d\d\1\d\d$/;

const nextPart = (from: HTMLElement, around: HTMLElement): HTMLElement | undefined => {
  const parts = [...around.querySelectorAll<HTMLElement>('[role=spinbutton]')];
  return parts[parts.indexOf(from) + 1];
};

/**
 * Handles what react-aria drops: a sign after a day or month of one digit goes to the next part (`1/1/27` is not the
 * 11th), three letters are a month (`5 jan 27`), and a date that begins with its year is read as a whole.
 */
export function typeBetween(
  event: KeyboardEvent<HTMLElement>,
  typed: TypedPart,
  { putPart, putDate }: { putPart: (part: HalfTyped) => void; putDate: (parts: HalfTyped) => void },
): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
  typed.text = /^[\p{Nd}/.-]$/u.test(key) ? typed.text + plainDigits(key) : '';
  if (YEAR_FIRST.test(typed.text)) {
    event.preventDefault();
    putDate(writtenDate(typed.text));
    return;
  }
  if (/^\p{Nd}$/u.test(key)) typed.hasDigit = true;
  const goOn = () => nextPart(target, currentTarget)?.focus();
  if (BETWEEN.includes(key) && typed.hasDigit) {
    event.preventDefault();
    goOn();
  }
  if (target.dataset.type !== 'month' || !/^[a-z]$/i.test(key)) return;
  event.preventDefault();
  typed.letters = (typed.letters + key.toLowerCase()).slice(-LETTERS);
  const month = typed.letters.length === LETTERS ? monthOf(typed.letters) : 0;
  if (month === 0) return;
  putPart([['month', month]]);
  goOn();
}
