import {
  type ExportedList,
  type ListSpec,
  listBills,
  listClientApplications,
  listClients,
  listGuards,
  listPosts,
  listSecurityApplications,
} from '@prahari/contract';
import * as contract from '@prahari/contract/exports/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { CsvFile } from '../../http/csv-file.ts';
import { listQuery } from '../../http/list-query.ts';
import { serve } from '../../http/serve.ts';
import { exportList } from './exports.service.ts';

const specs: Record<ExportedList, ListSpec> = {
  guards: listGuards.list,
  clients: listClients.list,
  bills: listBills.list,
  posts: listPosts.list,
  clientApplications: listClientApplications.list,
  securityApplications: listSecurityApplications.list,
};

const given = (text: string | undefined): string[] => (text ? [text] : []);

export function exportRoutes(app: App, db: Db): void {
  serve(app, contract.exportList, async ({ caller, body: { list, q, sort, status, city } }) => {
    const query = listQuery(specs[list], { q: given(q), sort: given(sort), status: given(status) });
    const { name, pieces } = await exportList(db, caller.id, list, { ...query, ...(city && { city }) });
    return new CsvFile(name, pieces);
  });
}
