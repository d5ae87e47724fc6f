// Writes packages/ui/tokens-studio.json for the Figma plugin Tokens Studio: node scripts/package/tokens-studio.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type ColorValue,
  type Measure,
  measureCss,
  type Token,
} from '../../packages/ui/src/styles/token-values.ts';
import tokens from '../../packages/ui/tokens.json' with { type: 'json' };

const FILE = resolve(import.meta.dirname, '../../packages/ui/tokens-studio.json');

interface StudioToken {
  $type: string;
  $value: unknown;
  $description?: string;
}
interface Shadow {
  color: string;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}
type Group = Readonly<Record<string, unknown>>;

const isToken = (value: unknown): value is Token<never> => typeof value === 'object' && value !== null;

/** The tokens of a group as Tokens Studio has them. */
function studio<Value>(
  group: Group,
  type: string,
  written: (token: Token<Value>) => unknown,
): Record<string, StudioToken> {
  return Object.fromEntries(
    Object.entries(group)
      .filter(([, token]) => isToken(token))
      .map(([name, token]) => {
        const { $description } = token as Token<Value>;
        const $value = written(token as Token<Value>);
        return [name, { $type: type, $value, ...($description ? { $description } : {}) }];
      }),
  );
}

/** Figma knows pixels; 1rem is 16. */
const pixels = ({ value, unit }: Measure) => `${unit === 'rem' ? value * 16 : value}px`;
const lengths = (group: Group, type: string) => studio<Measure>(group, type, ({ $value }) => pixels($value));

/** `#f5efe3`, with two more digits for a translucent color. */
function hex({ hex: opaque, alpha = 1 }: ColorValue): string {
  const last = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return alpha === 1 ? opaque : opaque + last;
}

const colorsIn = (mode: 'light' | 'dark') =>
  studio<ColorValue>(tokens.color, 'color', ({ $value, $extensions }) =>
    hex(mode === 'light' ? $value : ($extensions?.mode.dark ?? $value)),
  );

const shadows = studio<Shadow[]>(tokens.elevation, 'boxShadow', ({ $value }) =>
  $value.map(({ color, offsetX, offsetY, blur, spread }) => ({
    type: 'dropShadow',
    color,
    x: pixels(offsetX),
    y: pixels(offsetY),
    blur: pixels(blur),
    spread: pixels(spread),
  })),
);

const themes = ['light', 'dark'].map((name) => ({
  id: name,
  name,
  selectedTokenSets: { base: 'source', [name]: 'enabled' },
}));

/** The tokens as one file of Tokens Studio: a set without theme, one each for light and dark, and both themes. */
export function studioFile(): string {
  const { font, motion, radius, size, space } = tokens;
  const base = {
    font: {
      sans: { $type: 'fontFamilies', $value: font.sans.$value[0] },
      weight: studio<number>(font.weight, 'fontWeights', ({ $value }) => String($value)),
      size: lengths(font.size, 'fontSizes'),
      'line-height': lengths(font['line-height'], 'lineHeights'),
    },
    space: lengths(space, 'spacing'),
    size: lengths(size, 'sizing'),
    radius: lengths(radius, 'borderRadius'),
    duration: studio<Measure>(motion.duration, 'other', ({ $value }) => measureCss($value)),
    elevation: shadows,
  };
  const sets = { base, light: { color: colorsIn('light') }, dark: { color: colorsIn('dark') } };
  return `${JSON.stringify({ ...sets, $themes: themes, $metadata: { tokenSetOrder: Object.keys(sets) } }, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, studioFile());
export const readStudioFile = (): string => readFileSync(FILE, 'utf8');
