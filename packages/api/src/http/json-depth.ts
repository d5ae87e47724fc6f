const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Returns which limit a JSON text exceeds, if any. Doesn't parse it, because that takes longer than looking. */
export function excessOf(
  text: string,
  { levels, values }: { levels: number; values: number },
): 'levels' | 'values' | undefined {
  let depth = 0;
  let commas = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === BACKSLASH) index += 1;
      else if (char === QUOTE) inString = false;
    } else if (char === QUOTE) inString = true;
    else if (char === COMMA) {
      commas += 1;
      if (commas >= values) return 'values';
    } else if (OPENING.includes(char)) {
      depth += 1;
      if (depth > levels) return 'levels';
    } else if (CLOSING.includes(char)) depth -= 1;
  }
  return undefined;
}
