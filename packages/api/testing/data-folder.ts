import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for the data of a test, in memory where `npm test` names such a folder in TEST_FOLDER. */
export const dataFolder = (prefix: string): string =>
  mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), prefix));
