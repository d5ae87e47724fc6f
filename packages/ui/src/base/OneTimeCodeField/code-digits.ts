import { plainDigits } from '../NumberField/plain-digits.ts';

export const digitsOf = (text: string): string[] => [...plainDigits(text).replaceAll(/\D/g, '')];

/** The digits of a pasted message: of the code in it, whatever other numbers it has, else all. */
export function codeIn(message: string, length: number): string[] {
  const text = plainDigits(message);
  const isCode = (number: string): boolean => digitsOf(number).length === length;
  const code = text.match(/\d+/g)?.find(isCode) ?? text.match(/\d+(?:[ -]\d+)*/g)?.find(isCode);
  return digitsOf(code ?? text);
}

/** One digit per box, '' for an empty one. */
export function toBoxes(value: string, length: number): string[] {
  const digits = digitsOf(value);
  return Array.from({ length }, (_, index) => digits[index] ?? '');
}

/** The digits to write from a box on, given its new text. Typing over a digit replaces it. */
export function digitsTyped(box: string, text: string, length: number): string[] {
  const digits = codeIn(text, length);
  if (digits.length !== 2 || box === '') return digits;
  return [(digits[0] === box ? digits[1] : digits[0]) ?? ''];
}

/** Writes digits from a box on; a whole code fills all boxes. */
export function writeAt(boxes: readonly string[], index: number, digits: readonly string[]): string[] {
  if (digits.length >= boxes.length) return digits.slice(-boxes.length);
  return boxes.map((box, at) => digits[at - index] ?? box);
}
