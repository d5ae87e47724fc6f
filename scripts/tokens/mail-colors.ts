import { colourCss } from '../../packages/ui/src/styles/token-values.ts';
import type { TokenSet } from './token-set.ts';

/** What mails use. They are read outside the site, so custom properties do not reach them. */
const USED = ['surface', 'surface-raised', 'surface-sunken', 'line', 'ink', 'ink-muted', 'accent-ink'];

function colours({ color }: TokenSet) {
  return USED.map((name) => {
    const token = color[name];
    const dark = token?.$extensions?.mode.dark;
    if (!token || !dark) throw new Error(`mails need color.${name} in both themes`);
    return [name, { light: colourCss(token.$value), dark: colourCss(dark) }];
  });
}

/** theme-colors.ts of the API's mails. */
export const mailColors = (tokens: TokenSet): string =>
  `/* Made from packages/ui/tokens.json by \`npm run tokens\`: edit that file. */\n/** The colours that mails use, in both themes. */\nexport const THEME_COLORS = ${JSON.stringify(Object.fromEntries(colours(tokens)), null, 2)} as const;\n`;
