import { MAX_PRINTED_CELLS, type Register, registerTooLong } from '@prahari/contract/registers';
import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import { formatDay } from '@prahari/domain/format';
import { formOf } from '@prahari/domain/register-forms';
import { AppError } from '../../../AppError.ts';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import type { SheetColumn } from '../exports/sheet-column.ts';
import { type OfRegister, readSheet, type Sheet } from './register-sheets.service.ts';

type Column = RegisterDocument['columns'][number];

const signatures: Record<Register, (company: string) => string[]> = {
  'psara-guards': (company) => [`For ${company}`],
  'psara-clients': (company) => [`For ${company}`],
  'duty-roster': (company) => ['Supervisor', `For ${company}`],
  attendance: (company) => ['Supervisor', `For ${company}`],
  muster: () => ['Contractor', 'Representative of the principal employer'],
  'wage-input': () => ['Prepared by', 'Checked by'],
};

/** Returns a cell as people read it: `28 Nov 2026`, `28 Nov 2026 20:00`. */
function textOf([, value, kind]: SheetColumn<object>, row: object): string {
  const text = `${value(row) ?? ''}`;
  if (text === '' || (kind !== 'day' && kind !== 'time')) return text;
  return [formatDay(text.slice(0, 10)), text.slice(11)].filter(Boolean).join(' ');
}

function columnOf(column: SheetColumn<object>, rows: readonly object[]): Column {
  const [heading, value, kind] = column;
  if (/^\d+$/.test(heading)) return { heading, kind: 'mark' };
  if (kind === 'day' || kind === 'time') return { heading, kind };
  const known = rows.map((row) => value(row)).filter((one) => one !== undefined && one !== '');
  if (rows.length > 0 && known.length === 0) return { heading, kind: 'blank' };
  return {
    heading,
    kind: known.length > 0 && known.every((one) => typeof one === 'number') ? 'number' : 'text',
  };
}

/** The page says the month itself. */
const isFact = ([heading]: SheetColumn<object>): boolean => heading !== 'Month';

function sectionsOf({ head, columns, rows }: Sheet): RegisterDocument['sections'] {
  const facts = head.filter(isFact);
  const byHead = Map.groupBy(rows, (row) => JSON.stringify(facts.map((column) => textOf(column, row))));
  return [...byHead.values()].map((own) => ({
    facts: facts.map((column) => ({ label: column[0], text: own[0] ? textOf(column, own[0]) : '' })),
    rows: own.map((row) => columns.map((column) => textOf(column, row))),
  }));
}

/** Returns a register as it is printed, from the rows of its files. @throws registerTooLong */
export async function readDocument(
  db: Db,
  register: Register,
  { client, ...of }: OfRegister & { client: string },
): Promise<RegisterDocument> {
  const sheet = await readSheet(db, register, of);
  if (sheet.rows.length * sheet.columns.length > MAX_PRINTED_CELLS) throw new AppError(registerTooLong);
  const { legalName, address, psaraLicence } = await readCompany(db);
  const name = legalName || 'Prahari';
  return {
    register,
    ...formOf(register, of.stateCode),
    month: of.month,
    company: { name, address, psaraLicence: psaraLicence.number },
    client,
    columns: sheet.columns.map((column) => columnOf(column, sheet.rows)),
    sections: sectionsOf(sheet),
    signatures: signatures[register](name),
  };
}
