/** The colors of mails in both themes, as packages/ui/src/styles/themes.css has them. */
const COLORS = {
  surface: { light: 'background:#f5efe3;color:#1c2333', dark: 'background:#0f1624;color:#eef0ea' },
  raised: {
    light: 'background:#fcf8ef;color:#1c2333;border-color:#dbd1be',
    dark: 'background:#172033;color:#eef0ea;border-color:#28334b',
  },
  sunken: { light: 'background:#ece4d4', dark: 'background:#0b111c' },
  quiet: { light: 'color:#4a5164', dark: 'color:#b7bdca' },
  accent: { light: 'color:#845000', dark: 'color:#f7bc60' },
  accentFill: { light: 'background:#845000', dark: 'background:#f7bc60' },
} as const;

type Part = keyof typeof COLORS;
const parts = Object.entries(COLORS);

/** Phones would offer the digits of `#172033` as a one-time code. */
const withoutSixDigits = (declarations: string): string =>
  declarations.replaceAll(
    /#(\d\d)(\d\d)(\d\d)\b/g,
    (_colour, ...bytes: string[]) =>
      `rgb(${bytes
        .slice(0, 3)
        .map((byte) => Number.parseInt(byte, 16))
        .join(',')})`,
  );

/** Inline styles, because most mail clients ignore style sheets. */
export const colors = Object.fromEntries(
  parts.map(([part, { light }]) => [part, withoutSixDigits(light)]),
) as Record<Part, string>;

const important = (declarations: string) => withoutSixDigits(declarations).replaceAll(/;|$/g, '!important$&');

/** For mail clients with a dark mode. Only `!important` overrides inline styles. */
export const darkStyle = `@media(prefers-color-scheme:dark){${parts
  .map(([part, { dark }]) => `.${part}{${important(dark)}}`)
  .join('')}.foot{border-color:#28334b!important}}`;
