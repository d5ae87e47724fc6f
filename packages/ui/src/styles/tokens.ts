import tokens from '../../tokens.json' with { type: 'json' };
import { type ColorValue, colorCss, type Token } from './token-values.ts';

export type Theme = 'light' | 'dark';

/** One color in each theme, as CSS: `#rrggbb` or `rgb(…)`. */
export type ThemeColors = Readonly<Record<Theme, string>>;

const { $type, ...colorTokens } = tokens.color;
const named: readonly (readonly [string, Token<ColorValue>])[] = Object.entries(colorTokens);

const inModes = (light?: ColorValue, dark?: ColorValue): ThemeColors[] =>
  light && dark ? [{ light: colorCss(light), dark: colorCss(dark) }] : [];

/** The colors of tokens.json by name. */
export const colors: Readonly<Record<string, ThemeColors>> = Object.fromEntries(
  named.flatMap(([name, { $value, $extensions }]) =>
    inModes($value, $extensions?.mode.dark).map((value) => [name, value]),
  ),
);

/** Those that differ when more contrast is requested. */
export const moreContrast: Readonly<Record<string, ThemeColors>> = Object.fromEntries(
  named.flatMap(([name, { $extensions }]) =>
    inModes($extensions?.mode['light-more-contrast'], $extensions?.mode['dark-more-contrast']).map(
      (value) => [name, value],
    ),
  ),
);
