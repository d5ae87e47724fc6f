import { listBills } from '@prahari/contract/bills';
import { listClients } from '@prahari/contract/clients';
import type { ListSpec } from '@prahari/contract/endpoint';
import type { ExportedList } from '@prahari/contract/exports';
import * as contract from '@prahari/contract/exports.schemas';
import { listGuards } from '@prahari/contract/guards';
import { listSecurityApplications } from '@prahari/contract/job-applications';
import { listPosts } from '@prahari/contract/posts';
import { listClientApplications } from '@prahari/contract/requests';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { CsvFile } from '../../../http/csv-file.ts';
import { listQuery } from '../../../http/list-query.ts';
import { serve } from '../../../http/serve.ts';
import { exportList } from './exports.service.ts';

const specs: Record<ExportedList, ListSpec> = {
  guards: listGuards.list,
  clients: listClients.list,
  bills: listBills.list,
  posts: listPosts.list,
  clientApplications: listClientApplications.list,
  securityApplications: listSecurityApplications.list,
};

const valuesOf = (text: string | undefined): string[] => (text ? [text] : []);

export function exportRoutes(app: App, db: Db): void {
  serve(app, contract.exportList, async ({ caller, body: { list, q, sort, status, city } }) => {
    const query = listQuery(specs[list], { q: valuesOf(q), sort: valuesOf(sort), status: valuesOf(status) });
    const { name, pieces } = await exportList(db, caller.id, list, { ...query, ...(city && { city }) });
    return new CsvFile(name, pieces);
  });
}
