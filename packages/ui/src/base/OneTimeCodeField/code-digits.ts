export const digitsOf = (text: string): string[] => [...text.replaceAll(/\D/g, '')];

/** Boxes hold one digit or nothing; a gap keeps its place. */
export function toBoxes(value: string, length: number): string[] {
  const digits = digitsOf(value);
  return Array.from({ length }, (_, index) => digits[index] ?? '');
}

/** What a box's new text means: the digits to write from that box on. Typing over a digit replaces it. */
export function digitsTyped(box: string, text: string): string[] {
  const digits = digitsOf(text);
  if (digits.length !== 2 || box === '') return digits;
  return [(digits[0] === box ? digits[1] : digits[0]) ?? ''];
}

export function writeAt(boxes: readonly string[], index: number, digits: readonly string[]): string[] {
  return boxes.map((box, at) => digits[at - index] ?? box);
}
