import type { AuditAction } from '@prahari/contract/audit-log';
import type { ExportedList, ExportFormat } from '@prahari/contract/exports';
import type { ListQuery } from '@prahari/contract/lists';
import type { Post } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import type { Quarter } from '@prahari/domain/quarters';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { WholeList } from '../../../read-model/reply.ts';
import { listApplications as listSecurityApplications } from '../../applications/job-applications.service.ts';
import { listApplications as listClientApplications } from '../../applications/requests.service.ts';
import { listClients } from '../../clients/clients.service.ts';
import { listGuards } from '../../guards/guards.service.ts';
import { listBills } from '../../money/bills/bills.service.ts';
import { listPayments } from '../../money/payments/payments.service.ts';
import { listPosts } from '../../scheduling/posts/posts.service.ts';
import { columnsOf } from './columns.ts';
import { csvPieces } from './csv.ts';
import { ageingList, tdsList } from './debt-lists.ts';
import { selectClientDetails, selectGuardDetails } from './exports.queries.ts';
import type { SheetColumn } from './sheet-column.ts';
import { XLSX_TYPE, xlsxPieces } from './xlsx.ts';

interface Exported {
  rows: (db: Db, query: ListQuery & Pick<ExportQuery, 'quarter'>) => Promise<unknown>;
  action: AuditAction;
  /** A part of the file's name. */
  name: string;
  /** Reads columns that the rows of the list lack. */
  details?: (db: Db, ids: string[]) => Promise<{ _id: string }[]>;
}

const exported: Record<ExportedList, Exported> = {
  guards: { rows: listGuards, action: 'exportGuards', name: 'guards', details: selectGuardDetails },
  clients: { rows: listClients, action: 'exportClients', name: 'clients', details: selectClientDetails },
  bills: { rows: listBills, action: 'exportBills', name: 'bills' },
  posts: { rows: listPosts, action: 'exportPosts', name: 'posts' },
  clientApplications: {
    rows: listClientApplications,
    action: 'exportClientApplications',
    name: 'client-applications',
  },
  securityApplications: {
    rows: listSecurityApplications,
    action: 'exportSecurityApplications',
    name: 'security-applications',
  },
  payments: { rows: listPayments, action: 'exportPayments', name: 'payments' },
  ageing: { rows: (db, { day }) => ageingList(db, day), action: 'exportAgeing', name: 'ageing' },
  tds: { rows: tdsList, action: 'exportTds', name: 'tds' },
};

/** The part of a list to export. */
export interface ExportQuery extends Pick<ListQuery, 'q' | 'sort' | 'status'> {
  /** Limits a list of posts to this city. */
  city?: string;
  /** The day of `ageing`. */
  day?: Day;
  /** The quarter of `tds`. */
  quarter?: Quarter;
}

type Row = { _id: string };

async function* batchesOf(
  list: WholeList,
  detailsOf: (ids: string[]) => Promise<Row[]>,
  city: string | undefined,
): AsyncGenerator<Row[]> {
  const isInCity = (row: Row) => city === undefined || (row as Post).place.city === city;
  for await (const batch of list.batches) {
    const rows = (batch as Row[]).filter(isInCity);
    const details = new Map((await detailsOf(rows.map(({ _id }) => _id))).map((each) => [each._id, each]));
    yield rows.map((row) => ({ ...row, ...details.get(row._id) }));
  }
}

/** Each format's media type, and how its file is written. */
export const formats: Record<ExportFormat, { type: string; pieces: typeof csvPieces | typeof xlsxPieces }> = {
  csv: { type: 'text/csv; charset=utf-8', pieces: csvPieces },
  xlsx: { type: XLSX_TYPE, pieces: xlsxPieces },
};

export interface ExportedFile {
  name: string;
  /** The media type. */
  type: string;
  pieces: AsyncIterable<string | Uint8Array>;
}

/** Exports rows of a list as a file, made while the list is read. The query has no limit. */
export async function exportList(
  db: Db,
  actorId: string,
  {
    list,
    format,
    query: { city, ...query },
  }: { list: ExportedList; format: ExportFormat; query: ExportQuery },
): Promise<ExportedFile> {
  const { rows, action, name, details } = exported[list];
  const whole = await rows(db, query);
  if (!(whole instanceof WholeList)) throw new Error(`The list of ${name} came as a page`);
  await inTransaction(db, (tx) =>
    audit(tx, {
      actorId,
      action,
      entity: 'users',
      entityId: actorId,
      detail: { filter: { ...query, city } },
    }),
  );
  const detailsOf = async (ids: string[]) => (details && ids.length > 0 ? details(db, ids) : []);
  const { type, pieces } = formats[format];
  const columns = columnsOf[list] as readonly SheetColumn<Row>[];
  return {
    name: `prahari-${name}-${today()}.${format}`,
    type,
    pieces: pieces(columns, batchesOf(whole, detailsOf, city)),
  };
}
