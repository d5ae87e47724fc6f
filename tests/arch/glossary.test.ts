import { expect, test } from 'vitest';
import { glossaryLeftovers } from '../../scripts/report/glossary.ts';

test('no file uses a former name of docs/glossary.md', () => {
  expect(glossaryLeftovers()).toEqual([]);
});
