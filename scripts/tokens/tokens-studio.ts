import type { ColorValue, Measure, ShadowLayer, Token } from '../../packages/ui/src/styles/token-values.ts';
import type { TokenSet } from './token-set.ts';

type Values = Record<string, unknown>;
const ROOT_FONT_PX = 16;

const px = ({ value, unit }: Measure): string => `${unit === 'rem' ? value * ROOT_FONT_PX : value}px`;

/** `#rrggbb`, or `#rrggbbaa` for a translucent color. */
const hex8 = ({ hex, alpha = 1 }: ColorValue): string =>
  alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

const boxShadow = (layers: readonly ShadowLayer[]) =>
  layers.map(({ color, offsetX, offsetY, blur, spread }) => ({
    x: px(offsetX),
    y: px(offsetY),
    blur: px(blur),
    spread: px(spread),
    color: hex8(color),
    type: 'dropShadow',
  }));

function each<Value>(
  tokens: Record<string, Token<Value>>,
  $type: string,
  toValue: (token: Token<Value>, name: string) => unknown,
): Values {
  const entries = Object.entries(tokens).map(([name, token]) => {
    const $value = toValue(token, name);
    const { $description } = token;
    return [name, { $type, $value, ...($description && { $description }) }] as const;
  });
  return Object.fromEntries(entries.filter(([, { $value }]) => $value !== undefined));
}

function core({ font, text, space, size, radius, motion }: TokenSet): Values {
  const family = font.sans.$value.join(', ');
  const lengths = (tokens: Record<string, Token<Measure>>, $type: string) =>
    each(tokens, $type, ({ $value }) => px($value));
  return {
    font: {
      sans: { $type: 'fontFamilies', $value: family },
      weight: each(font.weight, 'fontWeights', ({ $value }) => $value),
    },
    text: {
      ...each(font.size, 'typography', ({ $value }, name) => {
        const lineHeight = font['line-height'][name];
        return {
          fontFamily: family,
          fontWeight: 400,
          fontSize: px($value),
          lineHeight: lineHeight && px(lineHeight.$value),
        };
      }),
      measure: { $type: 'number', $value: text.measure.$value, $description: text.measure.$description },
    },
    space: lengths(space, 'spacing'),
    size: lengths(size, 'sizing'),
    radius: lengths(radius, 'borderRadius'),
    motion: {
      duration: each(motion.duration, 'duration', ({ $value }) => `${$value.value}${$value.unit}`),
      ease: { $type: 'cubicBezier', $value: motion.ease.$value },
    },
  };
}

/** A theme's colors and shadows. A mode without a value of its own takes that of its theme. */
function themeSet(
  { color, elevation }: TokenSet,
  theme: 'light' | 'dark',
  contrast: 'standard' | 'more',
): Values {
  const pick = <Value>({ $value, $extensions }: Token<Value>): Value => {
    const standard = theme === 'dark' ? ($extensions?.mode.dark ?? $value) : $value;
    return contrast === 'more' ? ($extensions?.mode[`${theme}-more-contrast`] ?? standard) : standard;
  };
  return {
    color: each(color, 'color', (token) => hex8(pick(token))),
    elevation: each(elevation, 'boxShadow', (token) => boxShadow(pick(token))),
  };
}

/**
 * tokens-studio.json: every value resolved to px and hex, one set per theme and contrast, as Tokens Studio (and through it
 * Figma) imports it.
 */
export function tokensStudio(tokens: TokenSet): string {
  const sets = {
    core: core(tokens),
    light: themeSet(tokens, 'light', 'standard'),
    dark: themeSet(tokens, 'dark', 'standard'),
    'light-more-contrast': themeSet(tokens, 'light', 'more'),
    'dark-more-contrast': themeSet(tokens, 'dark', 'more'),
  };
  const themes = Object.keys(sets).filter((name) => name !== 'core');
  const file = {
    ...sets,
    $themes: themes.map((name) => ({
      id: name,
      name,
      group: 'theme',
      selectedTokenSets: { core: 'source', [name]: 'enabled' },
    })),
    $metadata: { tokenSetOrder: Object.keys(sets) },
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
