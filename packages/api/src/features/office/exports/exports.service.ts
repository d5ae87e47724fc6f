import type { AuditAction } from '@prahari/contract/audit-log';
import type { ExportedList } from '@prahari/contract/exports';
import type { ListQuery } from '@prahari/contract/lists';
import type { Post } from '@prahari/contract/posts.schemas';
import { today } from '@prahari/domain/days';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { WholeList } from '../../../read-model/reply.ts';
import { listApplications as listSecurityApplications } from '../../applications/job-applications.service.ts';
import { listApplications as listClientApplications } from '../../applications/requests.service.ts';
import { listBills } from '../../bills/bills.service.ts';
import { listClients } from '../../clients/clients.service.ts';
import { listGuards } from '../../guards/guards.service.ts';
import { listPosts } from '../../scheduling/posts/posts.service.ts';
import { columnsOf } from './columns.ts';
import { type CsvColumn, csvHead, csvRows } from './csv.ts';
import { selectClientDetails, selectGuardDetails } from './exports.queries.ts';

interface Exported {
  rows: (db: Db, query: ListQuery) => Promise<unknown>;
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
};

/** The part of a list to export. */
export interface ExportQuery extends Pick<ListQuery, 'q' | 'sort' | 'status'> {
  /** Limits a list of posts to this city. */
  city?: string;
}

type Row = { _id: string };

async function* piecesOf(
  columns: readonly CsvColumn<never>[],
  list: WholeList,
  detailsOf: (ids: string[]) => Promise<Row[]>,
  city: string | undefined,
): AsyncGenerator<string> {
  const isInCity = (row: Row) => city === undefined || (row as Post).place.city === city;
  yield csvHead(columns);
  for await (const batch of list.batches) {
    const rows = (batch as Row[]).filter(isInCity);
    const details = new Map((await detailsOf(rows.map(({ _id }) => _id))).map((each) => [each._id, each]));
    yield csvRows(columns, rows.map((row) => ({ ...row, ...details.get(row._id) })) as never[]);
  }
}

/** Exports rows of a list as a CSV file, made while it is read. The query has no limit. */
export async function exportList(
  db: Db,
  actorId: string,
  list: ExportedList,
  { city, ...query }: ExportQuery,
): Promise<{ name: string; pieces: AsyncIterable<string> }> {
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
  return {
    name: `prahari-${name}-${today()}.csv`,
    pieces: piecesOf(columnsOf[list], whole, detailsOf, city),
  };
}
