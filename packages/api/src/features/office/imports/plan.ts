import type { ImportOutcome } from '@prahari/contract/imports';
import type { ImportChange, ImportProblem, ImportResult } from '@prahari/contract/imports.schemas';
import { withoutFormulaQuotes } from '@prahari/domain/sheets/formula-quote';
import { mapWithPauses } from '../../../db/pauses.ts';

/** The text of a row's cells by field; empty for a column that the sheet lacks. */
export type Cells = Readonly<Record<string, string>>;

/** A row of a sheet by field. */
export interface SheetRow {
  row: number;
  cells: Cells;
  person: 'same' | 'other' | undefined;
}

interface SentRow {
  row: number;
  cells: readonly string[];
  person?: 'same' | 'other' | undefined;
}

/** No field takes a longer text: the rest of a cell is not read. */
const CELL_LENGTH = 4000;

/** Names the cells of the known columns of each row. */
export const sheetRows = (columns: readonly string[], rows: readonly SentRow[]): Promise<SheetRow[]> =>
  mapWithPauses(rows, ({ row, cells, person }) => ({
    row,
    person,
    cells: Object.fromEntries(
      columns.map((field, at) => [field, withoutFormulaQuotes((cells[at] ?? '').slice(0, CELL_LENGTH))]),
    ),
  }));

type Counts = ImportResult['people'];

/** The result of a check. Each action holds everything that is needed to write it. */
export interface Plan<Action> {
  actions: Action[];
  people: Counts;
  posts: Counts;
  changes: ImportChange[];
  problems: ImportProblem[];
  invitations: number;
  /** Rows whose outcome is not `unchanged`. */
  outcomes: Map<number, ImportOutcome>;
}

export const emptyPlan = <Action>(): Plan<Action> => ({
  actions: [],
  people: { new: 0, changed: 0, unchanged: 0 },
  posts: { new: 0, changed: 0, unchanged: 0 },
  changes: [],
  problems: [],
  invitations: 0,
  outcomes: new Map(),
});

/** A value of somebody who is known, and the one of the sheet; undefined when its cell is empty. */
export interface Comparison {
  field: string;
  before: string;
  after: string | undefined;
  isSame?: (before: string, after: string) => boolean;
}

/** Returns the values that a row replaces. An empty cell replaces nothing. */
export const changesOf = (row: number, name: string, values: readonly Comparison[]): ImportChange[] =>
  values.flatMap(({ field, before, after, isSame = Object.is }) =>
    after === undefined || after === '' || isSame(before, after) ? [] : [{ row, name, field, before, after }],
  );

/**
 * Empties cells that say what is known, so that they are not checked: a stored phone or day may be
 * one that could not be entered today.
 */
export const withoutKnown = (cells: Cells, isKnown: Readonly<Record<string, boolean>>): Cells =>
  Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, isKnown[field] ? '' : cell]));

/** Returns the values that replace others: a name in capitals is the same name, and stays as it is known. */
export const onlyChanged = <Values extends object>(
  values: Values,
  changes: readonly ImportChange[],
): Partial<Values> => {
  const fields = new Set(changes.map(({ field }) => field));
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.has(field))) as Partial<Values>;
};

/** Groups values by a key; values without one are left out. */
export function groupBy<Value, Key extends string | number>(
  values: readonly Value[],
  keyOf: (value: Value) => Key | undefined,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
