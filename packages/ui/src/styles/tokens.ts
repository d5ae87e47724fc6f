export type Theme = 'light' | 'dark';

/** What one colour is in each theme, as the stylesheet writes it: `#rrggbb` or `rgb(…)`. */
export type ThemeColours = Readonly<Record<Theme, string>>;

const DECLARATION = /--([\w-]+):\s*light-dark\(\s*(#\w+|rgb\([^)]*\))\s*,\s*(#\w+|rgb\([^)]*\))\s*\)\s*;/g;

/**
 * The colours of themes.css by name, read from its text, so that no value is repeated.
 * @param css the stylesheet, or the part of it that counts: within one text a later declaration wins.
 */
export function readThemes(css: string): Readonly<Record<string, ThemeColours>> {
  const found = css.matchAll(DECLARATION);
  return Object.fromEntries(
    Array.from(found, ([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
}

/** One colour in both themes. @throws when themes.css has no such token. */
export function colourOf(css: string, name: string): ThemeColours {
  const colour = readThemes(css)[name];
  if (!colour) throw new Error(`themes.css has no --${name}`);
  return colour;
}

/** The stylesheet without its `@media` parts: what applies without a media query. */
export const withoutMedia = (css: string): string => css.split('@media')[0] ?? '';
