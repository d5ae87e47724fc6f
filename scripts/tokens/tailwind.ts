import { type Measure, measureCss, type Token } from '../../packages/ui/src/styles/token-values.ts';
import type { TokenSet } from './token-set.ts';

const map = <Value, Result>(
  tokens: Record<string, Token<Value>>,
  css: (value: Value, name: string) => Result,
) => Object.fromEntries(Object.entries(tokens).map(([name, { $value }]) => [name, css($value, name)]));

/** `bg-raised` and `text-muted` for surface-raised and ink-muted: the utility says the rest. */
const utilityName = (token: string): string => token.replace(/^(?:surface|ink)-/, '');

/** The theme of the Tailwind preset. Colors stay custom properties, so that they follow the theme. */
function theme({ color, elevation, font, text, size, radius, motion }: TokenSet) {
  const { page, ...heights } = map<Measure, string>(size, measureCss);
  const numbered = Object.keys(elevation).map((name) => [name, `var(--elevation-${name})`]);
  return {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(Object.keys(color).map((name) => [utilityName(name), `var(--${name})`])),
    },
    fontFamily: { sans: 'var(--font)' },
    fontWeight: map(font.weight, String),
    fontSize: map(font.size, (value, name) => {
      const lineHeight = font['line-height'][name];
      if (!lineHeight) throw new Error(`font.size.${name} has no line height`);
      return [measureCss(value), measureCss(lineHeight.$value)];
    }),
    borderRadius: map(radius, measureCss),
    boxShadow: { none: 'none', ...Object.fromEntries(numbered) },
    extend: {
      maxWidth: { measure: `${text.measure.$value}ch`, page },
      minHeight: heights,
      height: heights,
      transitionDuration: map(motion.duration, (_value, name) => `var(--motion-${name})`),
      transitionTimingFunction: { out: 'var(--motion-ease)' },
    },
  };
}

/** tailwind-theme.ts, which the preset is made of. */
export const tailwindTheme = (tokens: TokenSet): string =>
  `/* Made from packages/ui/tokens.json by \`npm run tokens\`: edit that file. */\nexport const theme = ${JSON.stringify(theme(tokens), null, 2)};\n`;
