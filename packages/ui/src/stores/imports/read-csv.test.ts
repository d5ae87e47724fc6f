import { importMessages, MAX_IMPORT_LENGTH } from '@prahari/contract/imports';
import { expect, test } from 'vitest';
import { readCsv } from './imports.ts';

const read = (...parts: BlobPart[]) => readCsv(new File(parts, 'guards.csv'));

test('a file that cannot be imported is refused for its own reason', async () => {
  expect(await read('Name\nAsha')).toEqual({ csv: 'Name\nAsha' });
  expect(await read('')).toEqual({ problem: importMessages.empty });
  expect(await read(new Uint8Array([0x41, 0x96]))).toEqual({ problem: importMessages.notUtf8 });
  expect(await read('x'.repeat(MAX_IMPORT_LENGTH + 1))).toEqual({
    problem: 'The file has 10,00,001 characters. Split it into files of at most 10,00,000.',
  });
});
