// Writes every file that is made from packages/ui/tokens.json: npm run tokens
import { writeFileSync } from 'node:fs';
import { tokenFiles } from './token-files.ts';
import { readTokens } from './token-set.ts';

const files = await tokenFiles(readTokens());
for (const [path, content] of Object.entries(files)) writeFileSync(path, content);
