export const digitsOf = (text: string): string[] => [...text.replaceAll(/\D/g, '')];

/** One digit per box, '' for an empty one. */
export function toBoxes(value: string, length: number): string[] {
  const digits = digitsOf(value);
  return Array.from({ length }, (_, index) => digits[index] ?? '');
}

/** The digits to write from a box on, given its new text. Typing over a digit replaces it. */
export function digitsTyped(box: string, text: string): string[] {
  const digits = digitsOf(text);
  if (digits.length !== 2 || box === '') return digits;
  return [(digits[0] === box ? digits[1] : digits[0]) ?? ''];
}

/** Writes digits from a box on; a whole code fills all boxes. */
export function writeAt(boxes: readonly string[], index: number, digits: readonly string[]): string[] {
  if (digits.length >= boxes.length) return digits.slice(-boxes.length);
  return boxes.map((box, at) => digits[at - index] ?? box);
}
