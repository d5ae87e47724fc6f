import type { KeyboardEvent } from 'react';
import type { HalfTyped } from './half-typed-date.ts';
import { monthOf } from './written-date.ts';

/** Keys that people type between day, month and year. */
const BETWEEN = ['/', '-', '.', ',', ' '];
/** Letters that tell one month from the others. */
const LETTERS = 3;

export interface TypedPart {
  /** A digit was typed since the part has the focus. */
  hasDigit: boolean;
  letters: string;
}

const nextPart = (from: HTMLElement, around: HTMLElement): HTMLElement | undefined => {
  const parts = [...around.querySelectorAll<HTMLElement>('[role=spinbutton]')];
  return parts[parts.indexOf(from) + 1];
};

/**
 * Handles what react-aria drops: a sign after a day or month of one digit goes to the next part (`1/1/27` is not the
 * 11th), and three letters are a month (`5 jan 27`).
 */
export function typeBetween(
  event: KeyboardEvent<HTMLElement>,
  typed: TypedPart,
  put: (parts: HalfTyped) => void,
): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
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
  put([['month', month]]);
  goOn();
}
