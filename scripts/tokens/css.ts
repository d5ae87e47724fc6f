import {
  type ColorValue,
  colorCss,
  measureCss,
  type ShadowLayer,
  type Token,
} from '../../packages/ui/src/styles/token-values.ts';
import type { TokenSet } from './token-set.ts';

const HEADER = `/*
 * Made from packages/ui/tokens.json by \`npm run tokens\`: edit that file.
 * Every color of both themes, declared once as light-dark(light, dark). The system's preference applies unless
 * data-theme="light" or "dark" is set on <html>, or on any element that shows the other theme. A browser from before 2024
 * does not know light-dark() and falls back to its own black on white.
 */`;

const lightDark = (light: ColorValue, dark: ColorValue): string =>
  `light-dark(${colorCss(light)}, ${colorCss(dark)})`;

function inMode<Value>(token: Token<Value>, name: string, mode: string): Value {
  const value = token.$extensions?.mode[mode];
  if (value === undefined) throw new Error(`${name} has no value for the mode ${mode}`);
  return value;
}

const geometry = ({ offsetX, offsetY, blur, spread }: ShadowLayer): string =>
  [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(measureCss).join(' ');

/** @throws when the themes differ in more than color. */
function shadow(name: string, token: Token<readonly ShadowLayer[]>): string {
  const dark = inMode(token, name, 'dark');
  const layers = token.$value.map((layer, index) => {
    const other = dark[index];
    if (!other || dark.length !== token.$value.length || geometry(other) !== geometry(layer))
      throw new Error(`${name}: only the color of a shadow may depend on the theme`);
    return `${geometry(layer)} ${lightDark(layer.color, other.color)}`;
  });
  return layers.length > 1 ? `\n    ${layers.join(',\n    ')}` : ` ${layers[0]}`;
}

const families = (names: readonly string[]): string =>
  names.map((name) => (name.includes(' ') ? JSON.stringify(name) : name)).join(', ');

function root(tokens: TokenSet): string[] {
  const [webFont = '', ...fallback] = tokens.font.sans.$value;
  const durations = Object.entries(tokens.motion.duration);
  return [
    'color-scheme: light dark;',
    ...Object.entries(tokens.color).map(
      ([name, token]) => `--${name}: ${lightDark(token.$value, inMode(token, name, 'dark'))};`,
    ),
    ...Object.entries(tokens.elevation).map(
      ([name, token]) => `--elevation-${name}:${shadow(`elevation.${name}`, token)};`,
    ),
    `--font-fallback: ${families(fallback)};`,
    `--font: ${families([webFont])}, var(--font-fallback);`,
    ...durations.map(([name, { $value }]) => `--motion-${name}: ${measureCss($value)};`),
    `--motion-ease: cubic-bezier(${tokens.motion.ease.$value.join(', ')});`,
  ];
}

const reducedMotion = ({ motion }: TokenSet): string[] =>
  Object.entries(motion.duration).map(
    ([name, token]) => `--motion-${name}: ${measureCss(inMode(token, name, 'reduced-motion'))};`,
  );

const moreContrast = ({ color }: TokenSet): string[] =>
  Object.entries(color)
    .filter(([, { $extensions }]) => $extensions && 'light-more-contrast' in $extensions.mode)
    .map(([name, token]) => {
      const [light, dark] = ['light-more-contrast', 'dark-more-contrast'] as const;
      return `--${name}: ${lightDark(inMode(token, name, light), inMode(token, name, dark))};`;
    });

const block = (selector: string, lines: readonly string[], indent = ''): string =>
  `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;

/** themes.css: the custom properties of both themes, and of those who ask for less motion or more contrast. */
export const themesCss = (tokens: TokenSet): string =>
  `${[
    `${HEADER}\n${block(':root', root(tokens))}`,
    block('[data-theme="light"]', ['color-scheme: light;']),
    block('[data-theme="dark"]', ['color-scheme: dark;']),
    `@media (prefers-reduced-motion: reduce) {\n${block(':root', reducedMotion(tokens), '  ')}\n}`,
    `/* With more contrast requested: 7:1 for all text, 4.5:1 for all borders, hairlines included. */\n@media (prefers-contrast: more) {\n${block(':root', moreContrast(tokens), '  ')}\n}`,
  ].join('\n\n')}\n`;
