import { bulkActions } from '@prahari/contract/bulk';
import { expect, test } from 'vitest';
import { bulkButtons, rowActions, rowFiles, rowsWithoutActions } from '../support/row-actions.ts';
import { sourceFiles } from './source-files.ts';
import { read } from './ui-components.ts';

const FEATURES = 'packages/ui/src/features/';
const BUTTON = /<(?:Button|ButtonLink|IconButton|DecisionButtons|button)\b/;
const ROW = /<li\b|<tr\b|\bColumn(?:<|\()/;

/** Files of features that draw rows and buttons, relative to the features. */
const files = sourceFiles()
  .filter((file) => file.startsWith(FEATURES) && /^(?!.*\.(?:stories|samples)\.)/.test(file))
  .filter((file) => file.endsWith('.tsx') && BUTTON.test(read(file)) && ROW.test(read(file)))
  .map((file) => file.slice(FEATURES.length));

/** `bills/BillsTable` of `bills/BillsTable/columns.tsx`. */
const listOf = (file: string): string => rowFiles[file] ?? file.split('/').slice(0, 2).join('/');

test('a list with buttons in its rows is among those whose actions are pressed repeatedly', () => {
  expect(files.length).toBeGreaterThan(15);
  const missing = files.filter((file) => !(listOf(file) in rowActions) && !(file in rowsWithoutActions));
  expect(missing, 'see tests/support/row-actions.ts').toEqual([]);
});

test('each exception names a file that has rows and buttons', () => {
  const named = [...Object.keys(rowFiles), ...Object.keys(rowsWithoutActions)];
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});

test('each action on selected rows has one button, which a test presses repeatedly', () => {
  const actions = Object.values(bulkButtons).flatMap((buttons) => Object.values(buttons));
  expect(actions.toSorted()).toEqual([...bulkActions].toSorted());
});
