import { importColumns } from '@prahari/contract/imports';
import type { ImportProblem } from '@prahari/contract/imports.schemas';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { columnLetters } from '@prahari/domain/sheets/find-table';
import type { SayImportDialog } from './import-dialog-words.ts';
import type { OpenSheet } from './import-state.ts';

interface Item {
  id: string;
  /** The place as a sheet names it: `C5`, `row 5`, `column F`. */
  place: string;
  /** The problem in a few words. */
  text: string;
  /** Whom the row is about, or how many rows the item is about. */
  about: string;
  /** The office only answers; nothing is wrong. */
  isQuestion: boolean;
}

/** Something to mend or to answer, in the order of the sheet. */
export type MendItem = Item &
  (
    | { kind: 'order'; column: number }
    | { kind: 'fill'; field: string; rows: readonly number[] }
    | { kind: 'cell'; row: number; column: number; field: string | undefined }
    | { kind: 'person'; row: number; column: number; answers: readonly ('same' | 'other')[] }
    | { kind: 'row'; row: number }
  );

const labelOf = (kind: SheetKind, field: string): string => importColumns[kind][field] ?? field;

/** Returns everything that keeps a sheet from being imported. */
export function mendItems(
  kind: SheetKind,
  { view, questions, check }: OpenSheet,
  t: SayImportDialog,
): MendItem[] {
  const { fields, rows, table } = view;
  const result = 'result' in check ? check.result : undefined;
  const nameColumn = fields.indexOf('name');
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  const nameIn = (row: number): string => cellsOf.get(row)?.[nameColumn] ?? '';
  const at = (row: number, column: number): string => `${columnLetters(column)}${row}`;

  const asked = questions.map((question): MendItem => {
    if (question.kind === 'order') {
      const { column } = question;
      const heading =
        table.headings[column] || t('columnInSentence', { columnLetters: columnLetters(column) });
      return {
        ...question,
        id: `order ${column}`,
        place: columnLetters(column),
        text: t('isDayOrMonth', { heading }),
        about: t('allRows'),
        isQuestion: true,
      };
    }
    const { row, column } = question;
    const text = question.kind === 'quote' ? t('quoteIsNeverClosed') : t('rowHasMoreCells');
    return {
      kind: 'cell',
      id: `${question.kind} ${row}`,
      row,
      column,
      field: fields[column],
      place: at(row, column),
      text,
      about: nameIn(row),
      isQuestion: false,
    };
  });

  const withoutColumn = new Map<string, ImportProblem[]>();
  const problems = (result?.problems ?? []).flatMap((problem): MendItem[] => {
    const { row, field, message, answers } = problem;
    if (!cellsOf.has(row)) return [];
    const column = fields.indexOf(field);
    const item = { text: message, about: nameIn(row), isQuestion: answers !== undefined };
    if (answers)
      return [
        {
          ...item,
          kind: 'person',
          id: `person ${row}`,
          row,
          column: Math.max(column, 0),
          answers,
          place: column < 0 ? t('rowNumber', { row }) : at(row, column),
        },
      ];
    if (!field)
      return [{ ...item, kind: 'row', id: `row ${row} ${message}`, row, place: t('rowNumber', { row }) }];
    if (column < 0) {
      withoutColumn.set(field, [...(withoutColumn.get(field) ?? []), problem]);
      return [];
    }
    return [
      { ...item, kind: 'cell', id: `cell ${at(row, column)}`, row, column, field, place: at(row, column) },
    ];
  });
  const fills = [...withoutColumn].map(
    ([field, all]): MendItem => ({
      kind: 'fill',
      id: `fill ${field}`,
      field,
      place: '–',
      text: t('noColumnFor', { label: labelOf(kind, field) }),
      rows: all.map(({ row }) => row),
      about: t('rowsNeedIt', { count: all.length }),
      isQuestion: false,
    }),
  );
  const inOrder = (item: MendItem): number => ('row' in item ? item.row : 0);
  return [...fills, ...[...asked, ...problems].sort((a, b) => inOrder(a) - inOrder(b))];
}

/** A cell without a problem, to be mended all the same. */
export const cellItem = (
  { fields, rows }: OpenSheet['view'],
  { row, column }: { row: number; column: number },
): Extract<MendItem, { kind: 'cell' }> => ({
  kind: 'cell',
  id: `cell ${columnLetters(column)}${row}`,
  row,
  column,
  field: fields[column],
  place: `${columnLetters(column)}${row}`,
  text: '',
  about: rows.find((one) => one.row === row)?.cells[fields.indexOf('name')] ?? '',
  isQuestion: false,
});

/** Rows that an item is about. */
export const rowsOf = (items: readonly MendItem[]): number[] => [
  ...new Set(items.flatMap((item) => ('row' in item ? [item.row] : 'rows' in item ? item.rows : []))),
];
