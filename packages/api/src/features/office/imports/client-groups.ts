import type { ImportProblem } from '@prahari/contract/imports.schemas';
import { toE164 } from '@prahari/domain/phone';
import { lineIn, phoneIn, textIn } from '@prahari/domain/sheets/cells';
import { foldText } from '@prahari/domain/sheets/same-text';
import { createPauses } from '../../../db/pauses.ts';
import type { SheetRow } from './plan.ts';

export interface ReadRow extends SheetRow {
  name: string;
  /** E.164; undefined for none or a wrong one. */
  phone: string | undefined;
  city: string;
}

/** The rows of one client. */
export interface Group {
  /** In the order of the sheet. */
  rows: [ReadRow, ...ReadRow[]];
  name: string;
  phone: string | undefined;
  /** Folded. */
  cities: Set<string>;
}

/** Reads the cells by which the rows of a client are known. */
export const readRow = (row: SheetRow): ReadRow => ({
  ...row,
  name: lineIn(row.cells.name ?? ''),
  phone: toE164(phoneIn(row.cells.phone ?? '')),
  city: foldText(textIn(row.cells.city ?? '')),
});

type Answers = ('same' | 'other')[];
/** Asks if the row is about the person with the same phone. */
export const ask = (row: number, message: string, answers: Answers = ['same', 'other']): ImportProblem => ({
  row,
  field: 'phone',
  message,
  answers,
});

/** Equal for the rows of one person. */
export const nameAndPhone = (name: string, phone: string | undefined): string => `${foldText(name)} ${phone}`;

/**
 * Puts the rows of each client together: by name with phone or city, or below a row that names it.
 * Asks about others with the same phone, except about clients in `known`, by `nameAndPhone`.
 */
export async function groupRows(
  rows: readonly ReadRow[],
  known: ReadonlySet<string>,
): Promise<{ groups: Group[]; questions: ImportProblem[] }> {
  const groups: Group[] = [];
  const questions: ImportProblem[] = [];
  const byName = new Map<string, Group[]>();
  const byPhone = new Map<string, Group>();
  const setPhone = (group: Group, { phone }: ReadRow): void => {
    group.phone ??= phone;
    if (phone && !byPhone.has(phone)) byPhone.set(phone, group);
  };
  const begin = (row: ReadRow): void => {
    const group: Group = { rows: [row], name: row.name, phone: undefined, cities: new Set([row.city]) };
    groups.push(group);
    setPhone(group, row);
    const key = foldText(row.name);
    const namesakes = byName.get(key);
    if (namesakes) namesakes.push(group);
    else byName.set(key, [group]);
  };
  const join = (group: Group, row: ReadRow): void => {
    group.rows.push(row);
    group.cities.add(row.city);
    setPhone(group, row);
  };
  const pause = createPauses();
  for (const row of rows) {
    await pause();
    const above = groups.at(-1);
    // Merged cells of a spreadsheet leave the name in the first row only.
    if (!row.name && (!row.phone || row.phone === above?.phone) && above) {
      join(above, row);
      continue;
    }
    const namesakes = byName.get(foldText(row.name)) ?? [];
    const isKnown = known.has(nameAndPhone(row.name, row.phone));
    const same =
      namesakes.find(({ phone }) => phone && phone === row.phone) ??
      (isKnown ? undefined : namesakes.find(({ cities }) => cities.has(row.city)));
    const sharing = byPhone.get(row.phone ?? '');
    const first = (same ?? sharing)?.rows[0];
    const hasOtherPhone = same?.phone && row.phone && same.phone !== row.phone;
    if (!first || row.person === 'other' || (isKnown && !same)) begin(row);
    else if (same && (!hasOtherPhone || row.person === 'same')) join(same, row);
    else if (sharing && row.person === 'same') join(sharing, row);
    else
      questions.push(
        ask(
          row.row,
          same
            ? `${first.name} in row ${first.row} has another phone`
            : `${first.name} in row ${first.row} has this phone too`,
        ),
      );
  }
  return { groups, questions };
}
