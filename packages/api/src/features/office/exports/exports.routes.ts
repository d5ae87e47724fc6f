import { listClientApplications, listSecurityApplications } from '@prahari/contract/applications';
import { listBills } from '@prahari/contract/bills';
import { listClients } from '@prahari/contract/clients';
import { tdsColumns } from '@prahari/contract/debts';
import type { ListSpec } from '@prahari/contract/endpoint';
import type { ExportedList } from '@prahari/contract/exports';
import * as contract from '@prahari/contract/exports.schemas';
import { listGuards } from '@prahari/contract/guards';
import { exportMuster as musterContract } from '@prahari/contract/muster.schemas';
import { listPayments } from '@prahari/contract/payments';
import { listPosts } from '@prahari/contract/posts';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { DownloadFile } from '../../../http/download-file.ts';
import { listQuery, serve } from '../../../http/serve.ts';
import { exportList } from './exports.service.ts';
import { exportMuster } from './muster-sheet.service.ts';

const specs: Record<ExportedList, ListSpec> = {
  guards: listGuards.list,
  clients: listClients.list,
  bills: listBills.list,
  posts: listPosts.list,
  clientApplications: listClientApplications.list,
  securityApplications: listSecurityApplications.list,
  payments: listPayments.list,
  ageing: { sort: [], status: [] },
  tds: { sort: tdsColumns, status: [] },
};

export function exportRoutes(app: App, db: Db): void {
  serve(
    app,
    musterContract,
    async ({ caller, body }) => new DownloadFile(await exportMuster(db, caller.id, body)),
  );
  serve(
    app,
    contract.exportList,
    async ({ caller, body: { list, format = 'csv', q, sort, status, city, year, quarter, day } }) => {
      const listed = listQuery(specs[list], { q, sort: sort || undefined, status: status || undefined });
      const query = {
        ...listed,
        ...(city && { city }),
        ...(day && { day }),
        ...(year !== undefined && quarter !== undefined && { quarter: { year, quarter } }),
      };
      return new DownloadFile(await exportList(db, caller.id, { list, format, query }));
    },
  );
}
