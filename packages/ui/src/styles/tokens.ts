import tokens from '../../tokens.json' with { type: 'json' };
import { type ColourValue, colourCss, type Token } from './token-values.ts';

export type Theme = 'light' | 'dark';

/** What one colour is in each theme, as CSS: `#rrggbb` or `rgb(…)`. */
export type ThemeColours = Readonly<Record<Theme, string>>;

const { $type, ...colourTokens } = tokens.color;
const named: readonly (readonly [string, Token<ColourValue>])[] = Object.entries(colourTokens);

const inModes = (light?: ColourValue, dark?: ColourValue): ThemeColours[] =>
  light && dark ? [{ light: colourCss(light), dark: colourCss(dark) }] : [];

/** The colours of tokens.json by name. */
export const colours: Readonly<Record<string, ThemeColours>> = Object.fromEntries(
  named.flatMap(([name, { $value, $extensions }]) =>
    inModes($value, $extensions?.mode.dark).map((value) => [name, value]),
  ),
);

/** Those that differ when more contrast is requested. */
export const moreContrast: Readonly<Record<string, ThemeColours>> = Object.fromEntries(
  named.flatMap(([name, { $extensions }]) =>
    inModes($extensions?.mode['light-more-contrast'], $extensions?.mode['dark-more-contrast']).map(
      (value) => [name, value],
    ),
  ),
);
