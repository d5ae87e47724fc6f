export type Theme = 'light' | 'dark';

/** A colour's value in each theme, as written in the stylesheet: `#rrggbb` or `rgb(…)`. */
export type ThemeColours = Readonly<Record<Theme, string>>;

const DECLARATION = /--([\w-]+):\s*light-dark\(\s*(#\w+|rgb\([^)]*\))\s*,\s*(#\w+|rgb\([^)]*\))\s*\)\s*;/g;

/**
 * The colours of themes.css by name, read from its text, so that no value is repeated.
 * @param css the stylesheet or a part of it; a later declaration overrides an earlier one
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

/** The stylesheet without its `@media` blocks. */
export const withoutMedia = (css: string): string => css.split('@media')[0] ?? '';
