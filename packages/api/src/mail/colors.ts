import themeColors from './theme-colors.json' with { type: 'json' };

/** CSS properties of each part of a mail, by the theme color they take. */
const PARTS = {
  surface: { background: 'surface', color: 'ink' },
  raised: { background: 'surface-raised', color: 'ink', 'border-color': 'line' },
  sunken: { background: 'surface-sunken' },
  quiet: { color: 'ink-muted' },
  accent: { color: 'accent-ink' },
  accentFill: { background: 'accent-ink' },
} as const satisfies Record<string, Readonly<Record<string, keyof typeof themeColors>>>;

type Part = keyof typeof PARTS;
const parts = Object.entries(PARTS);

const declarations = (properties: (typeof PARTS)[Part], theme: 'light' | 'dark'): string =>
  Object.entries(properties)
    .map(([property, name]) => `${property}:${themeColors[name][theme]}`)
    .join(';');

/** Rewrites `#172033`, whose digits phones would offer as a one-time code. */
const withoutSixDigits = (css: string): string =>
  css.replaceAll(
    /#(\d\d)(\d\d)(\d\d)\b/g,
    (_color, ...bytes: string[]) =>
      `rgb(${bytes
        .slice(0, 3)
        .map((byte) => Number.parseInt(byte, 16))
        .join(',')})`,
  );

/** Inline styles, because most mail clients ignore style sheets. */
export const colors = Object.fromEntries(
  parts.map(([part, properties]) => [part, withoutSixDigits(declarations(properties, 'light'))]),
) as Record<Part, string>;

const important = (css: string) => withoutSixDigits(css).replaceAll(/;|$/g, '!important$&');

/** The style for mail clients with a dark mode. Only `!important` overrides inline styles. */
export const darkStyle = `@media(prefers-color-scheme:dark){${parts
  .map(([part, properties]) => `.${part}{${important(declarations(properties, 'dark'))}}`)
  .join('')}.foot{border-color:${themeColors.line.dark}!important}}`;
