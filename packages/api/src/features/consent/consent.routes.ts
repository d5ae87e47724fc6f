import * as contract from '@prahari/contract/auth.schemas';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { listConsents, setConsent } from './consent.service.ts';

export function consentRoutes(app: App, db: Db): void {
  serve(app, contract.listConsents, async ({ caller }) => data(await listConsents(db, caller.id)));
  serve(app, contract.setConsent, async ({ caller, body }) => data(await setConsent(db, caller.id, body)));
}
