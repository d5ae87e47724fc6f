import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { themesCss } from './css.ts';
import { mailColors } from './mail-colors.ts';
import { tailwindTheme } from './tailwind.ts';
import { TOKENS, tokenSet } from './token-set.ts';
import { tokensStudio } from './tokens-studio.ts';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');

/** As `biome check --write` would leave it. */
const code = (path: string, content: string) => ({
  [path]: execFileSync(biome, ['format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: content,
    encoding: 'utf8',
  }),
});

/** The files made from the text of tokens.json, by path; tokens.json itself in its one format. */
export async function tokenFiles(text: string): Promise<Readonly<Record<string, string>>> {
  const { tokens, source } = await tokenSet(text);
  return {
    [TOKENS]: source,
    'packages/ui/tokens-studio.json': tokensStudio(tokens),
    ...code('packages/ui/src/styles/themes.css', themesCss(tokens)),
    ...code('packages/ui/src/styles/tailwind-theme.ts', tailwindTheme(tokens)),
    ...code('packages/api/src/mail/theme-colors.ts', mailColors(tokens)),
  };
}
