import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitions } from '@prahari/contract/definitions';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../arch/source-files.ts';

const inBrowsers = sourceFiles().filter(
  (file) => /^(?:packages\/ui\/)?src\//.test(file) && !/\/testing\/|\.(?:test|stories)\.tsx?$/.test(file),
);

test('no code of a browser reads what the build leaves out of endpoints', () => {
  const left = new RegExp(
    `\\b(?:${Object.keys(definitions).join('|')})\\.(?:body|reply|refusals|summary)\\b`,
  );
  for (const file of inBrowsers)
    expect(left.exec(readFileSync(join(root, file), 'utf8'))?.[0], file).toBeUndefined();
});
