import { colorCss } from '../../packages/ui/src/styles/token-values.ts';
import type { TokenSet } from './token-set.ts';

/** What mails use. They are read outside the site, so custom properties do not reach them. */
const USED = ['surface', 'surface-raised', 'surface-sunken', 'line', 'ink', 'ink-muted', 'accent-ink'];

function colors({ color }: TokenSet) {
  return USED.map((name) => {
    const token = color[name];
    const dark = token?.$extensions?.mode.dark;
    if (!token || !dark) throw new Error(`mails need color.${name} in both themes`);
    return [name, { light: colorCss(token.$value), dark: colorCss(dark) }];
  });
}

/** theme-colors.ts of the API's mails. */
export const mailColors = (tokens: TokenSet): string =>
  `/* Made from packages/ui/tokens.json by \`npm run tokens\`: edit that file. */\n/** The colors that mails use, in both themes. */\nexport const THEME_COLORS = ${JSON.stringify(Object.fromEntries(colors(tokens)), null, 2)} as const;\n`;
