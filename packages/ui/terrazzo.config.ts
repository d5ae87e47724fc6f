// Makes the files that `npm run tokens` writes from tokens.json.
import { defineConfig } from '@terrazzo/cli';
import { type Plugin, RECOMMENDED_CONFIG, type TokenNormalized } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { measureCss } from './src/styles/token-values.ts';
import { colors, moreContrast, type ThemeColors } from './src/styles/tokens.ts';
import tokens from './tokens.json' with { type: 'json' };

const MADE = '/* Made from packages/ui/tokens.json by `npm run tokens`: edit that file. */';

/** `--prahari-ink` for color.ink, `--prahari-motion-fast` for motion.duration.fast. */
const variableName = ({ id }: { id: string }): string =>
  id === 'font.sans'
    ? '--prahari-font'
    : `--prahari-${id.replace(/^color\.|duration\./, '').replaceAll('.', '-')}`;

/** Writes a color once for both themes (docs/adr/0007). */
const lightDark = (color?: ThemeColors) => color && `light-dark(${color.light}, ${color.dark})`;

const nameOf = (reference: string) => reference.replace(/^\{?color\.|\}$/g, '');

type ShadowLayer = (typeof tokens.elevation)[1]['$value'][number];

/** Only the color of a shadow depends on the theme, so a layer refers to one. */
const layerCss = ({ color, offsetX, offsetY, blur, spread }: ShadowLayer) =>
  [...[offsetX, offsetY, blur, spread].map(measureCss), lightDark(colors[nameOf(color)])].join(' ');

const { $type: _, ...elevation } = tokens.elevation;
const shadows: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(elevation).map(([name, { $value }]) => [
    `elevation.${name}`,
    $value.map(layerCss).join(', '),
  ]),
);

/** Lengths that a host may set: type scale, radius, spacing, and heights of controls and rows (density). */
const SCALES = ['font.size.*', 'font.line-height.*', 'radius.*', 'size.*', 'space.*'];
const FIXED = ['radius.none', 'radius.full', 'size.page'];
const isScale = ({ id }: TokenNormalized) =>
  /^(?:font\.size|font\.line-height|radius|size|space)\./.test(id) && !FIXED.includes(id);

/**
 * Declares colors again on an element with a theme of its own, such as a bill, which is paper in both. For browsers
 * without `light-dark()` it is compiled to variables that would otherwise keep the colors of the page.
 */
const THEMED = ':root, :where([data-theme])';

const themes = css({
  filename: 'packages/ui/src/styles/themes.css',
  variableName,
  permutations: [
    {
      input: { tzMode: '.' },
      include: ['font.sans', 'motion.**', ...SCALES],
      exclude: FIXED,
      prepare: (content) => `${MADE}
:root {
  color-scheme: light dark;
  ${content}
}`,
    },
    {
      input: { tzMode: '.' },
      include: ['color.*', 'elevation.*'],
      exclude: ['color.shade-*'],
      transform: ({ id }) => shadows[id] ?? lightDark(colors[nameOf(id)]),
      prepare: (content) => `${THEMED} {
  ${content}
}

[data-theme="light"] {
  color-scheme: light;
}

[data-theme="dark"] {
  color-scheme: dark;
}`,
    },
    {
      input: { tzMode: 'reduced-motion' },
      include: ['motion.duration.*'],
      prepare: (content) => `@media (prefers-reduced-motion: reduce) {
  :root {
    ${content}
  }
}`,
    },
    {
      input: { tzMode: 'light-more-contrast' },
      include: Object.keys(moreContrast).map((name) => `color.${name}`),
      transform: ({ id }) => lightDark(moreContrast[nameOf(id)]),
      prepare: (content) => `@media (prefers-contrast: more) {
  ${THEMED} {
    ${content}
  }
}`,
    },
  ],
});

/** Names in Tailwind's theme, by the beginning of a token's id: `bg-raised` for surface-raised. */
const TAILWIND_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^color\.(?!shade-)(?:surface-|ink-)?/, '--color-'],
  [/^elevation\./, '--shadow-'],
  [/^font\.sans/, '--font-sans'],
  [/^font\.weight\./, '--font-weight-'],
  [/^font\.size\./, '--text-'],
  [/^font\.line-height\.(.+)/, '--text-$1--line-height'],
  [/^radius\./, '--radius-'],
  [/^space\.step/, '--spacing'],
  [/^(?:size|text)\.(?=page|measure)/, '--container-'],
  [/^size\./, '--height-'],
  [/^motion\.duration\./, '--transition-duration-'],
  [/^motion\.ease/, '--ease-out'],
];

/** Scales that replace Tailwind's own; the others add to them. */
const REPLACED = ['color', 'font', 'font-weight', 'text', 'radius', 'shadow'];

/** Tokens that a host may set stay custom properties; other lengths and weights are written as values. */
function tailwindValue(token: TokenNormalized): string {
  if (isScale(token)) return `var(${variableName(token)})`;
  if (token.$type === 'dimension') return measureCss(token.$value);
  if (token.id === 'text.measure') return `${token.$value}ch`;
  return token.$type === 'fontWeight' ? String(token.$value) : `var(${variableName(token)})`;
}

const tailwind: Plugin = {
  name: 'tailwind-theme.css',
  build({ tokens, outputFile }) {
    const resets = REPLACED.map((scale) => `  --${scale}-*: initial;\n`);
    const variables = Object.values(tokens).flatMap((token) => {
      const [from, to] = TAILWIND_NAMES.find(([beginning]) => beginning.test(token.id)) ?? [];
      return from && to ? [`  ${token.id.replace(from, to)}: ${tailwindValue(token)};\n`] : [];
    });
    outputFile(
      'packages/ui/src/styles/tailwind-theme.css',
      `${MADE}\n@theme inline reference {\n${[...resets, ...variables].join('')}}\n`,
    );
  },
};

/** Colours for mails, which are read outside the site: custom properties do not reach them. */
const MAIL_COLORS = ['surface', 'surface-raised', 'surface-sunken', 'line', 'ink', 'ink-muted', 'accent-ink'];

const mails: Plugin = {
  name: 'theme-colors.json',
  build({ outputFile }) {
    const used = Object.fromEntries(MAIL_COLORS.map((name) => [name, colors[name]]));
    outputFile('packages/api/src/mail/theme-colors.json', `${JSON.stringify(used, null, 2)}\n`);
  },
};

export default defineConfig({
  tokens: 'packages/ui/tokens.json',
  outDir: '.',
  alphabetize: false,
  lint: {
    rules: {
      ...RECOMMENDED_CONFIG,
      'core/required-modes': ['error', { matches: [{ match: ['color.*'], modes: ['dark'] }] }],
    },
  },
  plugins: [themes, tailwind, mails],
});
