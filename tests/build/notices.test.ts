import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './dist.ts';

test('third-party-notices.txt holds the licence of each bundled package and of the font', () => {
  const notices = readFileSync(join(dist, 'third-party-notices.txt'), 'utf8');
  for (const name of [
    'react-dom',
    'react-aria-components',
    'nanostores',
    'zod',
    'astro',
    'tailwindcss',
    'serwist',
    'idb',
  ])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((?:MIT|ISC|Apache-2\\.0)\\)$`, 'm'));
  expect(notices).toContain('Anek Latin and Anek Devanagari (OFL-1.1)');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).not.toContain('undefined');
});
