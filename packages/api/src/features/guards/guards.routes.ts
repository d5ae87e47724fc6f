import { getGuardProfile, listGuards as listGuardsEndpoint } from '@prahari/contract/guards/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { guardProfile, listGuards } from './guards.service.ts';

export function guardRoutes(app: App, db: Db): void {
  serve(app, listGuardsEndpoint, ({ list }) => listGuards(db, list));
  serve(app, getGuardProfile, async ({ caller }) => data(await guardProfile(db, caller.id)));
}
