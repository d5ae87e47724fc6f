import * as contract from '@prahari/contract/office.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { getOverview } from './overview.service.ts';

export function overviewRoutes(app: App, db: Db, dataDir: string): void {
  serve(app, contract.getOverview, async ({ caller }) => {
    const overview = await getOverview(db, dataDir);
    return data(caller.isPasswordGenerated ? { ...overview, replacePassword: true as const } : overview);
  });
}
