const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '{Shift>}': 'Shift +',
  '{Shift>}{Tab}': 'Shift + Tab',
  '{Control>}': 'Ctrl +',
};

const isAlphabetic = (key: string) => /^\p{L}$/u.test(key);
const isDigit = (key: string) => /^\d$/.test(key);
const isSymbol = (key: string) => /^[^\p{L}\d\s{]$/u.test(key);

/** Keys as testing-library writes them (`{ArrowDown}`), as people read them. Letters, digits and symbols are summed up. */
export function keyNames(keys: readonly string[]): string[] {
  const named = keys
    .filter((key) => !key.startsWith('{/') && !isAlphabetic(key) && !isDigit(key) && !isSymbol(key))
    .map((key) => NAMES[key] ?? key.replaceAll(/[{}>]/g, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '));
  const sums = [
    ...(keys.some(isAlphabetic) ? ['letters'] : []),
    ...(keys.some(isDigit) ? ['digits'] : []),
    ...(keys.some(isSymbol) ? ['symbols'] : []),
  ];
  return [...new Set([...named, ...sums])];
}
