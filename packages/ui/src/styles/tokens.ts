export type Hour = 'morning' | 'night';

/** What one colour is at each hour, as the stylesheet writes it: `#rrggbb` or `rgb(…)`. */
export type TwoHours = Readonly<Record<Hour, string>>;

const DECLARATION = /--([\w-]+):\s*light-dark\(\s*(#\w+|rgb\([^)]*\))\s*,\s*(#\w+|rgb\([^)]*\))\s*\)\s*;/g;

/**
 * The colours of hours.css by name, read from its text, so that nobody writes a value twice.
 * @param css the stylesheet, or the part of it that counts: within one text a later declaration wins.
 */
export function readHours(css: string): Readonly<Record<string, TwoHours>> {
  const found = css.matchAll(DECLARATION);
  return Object.fromEntries(
    Array.from(found, ([, name = '', morning = '', night = '']) => [name, { morning, night }]),
  );
}

/** One colour at both hours. @throws when hours.css has no such token. */
export function colourOf(css: string, name: string): TwoHours {
  const colour = readHours(css)[name];
  if (!colour) throw new Error(`hours.css has no --${name}`);
  return colour;
}

/** The stylesheet without its `@media` parts: what holds for everybody. */
export const withoutModes = (css: string): string => css.split('@media')[0] ?? '';
