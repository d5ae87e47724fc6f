import * as contract from '@prahari/contract/guards.schemas';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { serveCreate } from '../../http/serve-create.ts';
import { correctGuard, enterAndGetGuard } from './enter-guard.service.ts';
import { guardRecord, guardTimeline } from './guard-record.service.ts';
import { guardProfile, listGuards } from './guards.service.ts';

export function guardRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.listGuards, ({ list }) => listGuards(db, list));
  serve(app, contract.getGuardRecord, async ({ id }) => data(await guardRecord(db, id)));
  serve(app, contract.getGuardTimeline, async ({ id }) => data(await guardTimeline(db, id)));
  serveCreate(
    app,
    db,
    contract.addGuard,
    async (tx, { body, caller }) => data(await enterAndGetGuard(tx, caller.id, body, config.siteUrl)),
    wakeMailer,
  );
  serve(app, contract.correctGuard, async ({ body, caller }) =>
    data(await correctGuard(db, caller.id, body, config.siteUrl)),
  );
  serve(app, contract.getGuardProfile, async ({ caller }) => data(await guardProfile(db, caller.id)));
}
