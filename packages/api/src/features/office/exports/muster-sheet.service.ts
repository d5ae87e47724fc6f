import type { Muster } from '@prahari/contract/muster.schemas';
import { lettersOf } from '@prahari/domain/muster';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type OfMonth, readMuster } from '../../scheduling/muster/muster.service.ts';
import type { ExportedFile } from './exports.service.ts';
import type { SheetColumn, Value } from './sheet-column.ts';
import { XLSX_TYPE, xlsxPieces } from './xlsx.ts';

/** A line of the sheet: a guard, a sum, or a fact about the month. */
interface SheetRow {
  serial?: number | undefined;
  name: string;
  /** By day. */
  days: ReadonlyMap<string, Value>;
  sums: readonly Value[];
}

type Guard = Muster['guards'][number];

/** The letters of a day: `P`, `R` for a reliever, `½`, and `P+P` for two duties of a day at this post. */
const letters = (cells: Guard['cells']): string =>
  cells
    .map(({ mark, counts, reliever, double }) => {
      const shown = lettersOf({ mark, counts, isReliever: reliever === true });
      return double && shown === 'P' ? '2' : shown;
    })
    .filter(Boolean)
    .join('+');

const countOf = (cells: Guard['cells'], mark: string): number =>
  cells.filter((cell) => cell.mark === mark).length;

const guardRow = ({ guard, cells, duties, late, absent }: Guard, index: number): SheetRow => ({
  serial: index + 1,
  name: guard.name,
  days: new Map(
    cells.map(({ day }) => [day, letters(cells.filter((cell) => cell.day === day)) || undefined]),
  ),
  sums: [duties, late, absent, countOf(cells, 'LV'), countOf(cells, 'WO')],
});

const fact = (name: string): SheetRow => ({ name, days: new Map(), sums: [] });

/** The rows in the form that clients and inspectors know: guards by days, then what was asked and whose it is. */
function rowsOf(muster: Muster): SheetRow[] {
  const { post, month, totals, state, agreed } = muster;
  const { street, city } = post.place;
  return [
    ...muster.guards.map(guardRow),
    {
      name: 'Present',
      days: new Map(muster.days.map(({ day, present }) => [day, present])),
      sums: [totals.duties, totals.late, totals.absent],
    },
    {
      name: 'Asked',
      days: new Map(muster.days.map(({ day, asked }) => [day, asked])),
      sums: [totals.asked],
    },
    fact(`Client: ${post.client.name}`),
    fact(`Place: ${[street, city].filter(Boolean).join(', ')}`),
    fact(
      `Shift: ${[post.shift, post.startsAt, post.hours && `${post.hours} hours`].filter(Boolean).join(', ')}`,
    ),
    fact(`Month: ${month}, ${state}${agreed ? ` on ${agreed.at.slice(0, 10)}` : ''}`),
    fact('P present, L late, A absent, LV leave, WO weekly off, R reliever, 2 second duty, ½ counts half'),
  ];
}

const SUMS = ['Duties', 'Late', 'Absent', 'Leave', 'Weekly off'];

function columnsOf({ days }: Muster): SheetColumn<SheetRow>[] {
  return [
    ['Sl', ({ serial }) => serial],
    ['Name', ({ name }) => name],
    ...days.map(
      ({ day }): SheetColumn<SheetRow> => [String(Number(day.slice(8))), (row) => row.days.get(day)],
    ),
    ...SUMS.map((name, at): SheetColumn<SheetRow> => [name, (row) => row.sums[at]]),
    ['Remarks', () => undefined],
  ];
}

async function* once<T>(batch: readonly T[]): AsyncGenerator<readonly T[]> {
  yield batch;
}

/** Returns the month of a post as a workbook, with the place that it is about. @throws postNotFound */
export async function musterFile(db: Db, of: OfMonth) {
  const muster = await readMuster(db, of);
  const { street, city } = muster.post.place;
  return {
    place: [street, city].filter(Boolean).join(' '),
    type: XLSX_TYPE,
    pieces: xlsxPieces(columnsOf(muster), once(rowsOf(muster))),
  };
}

/** Makes a workbook of the month of a post. @throws postNotFound */
export async function exportMuster(db: Db, actorId: string, of: OfMonth): Promise<ExportedFile> {
  const muster = await readMuster(db, of);
  const { _id: postId } = muster.post;
  await inTransaction(db, (tx) =>
    audit(tx, {
      actorId,
      action: 'exportMuster',
      entity: 'posts',
      entityId: postId,
      detail: { month: of.month },
    }),
  );
  return {
    name: `prahari-muster-${of.month}.xlsx`,
    type: XLSX_TYPE,
    pieces: xlsxPieces(columnsOf(muster), once(rowsOf(muster))),
  };
}
