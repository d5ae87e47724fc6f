import * as contract from '@prahari/contract/reauthentication/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { sourceNetwork } from '../../http/rate-limit.ts';
import { message, serve } from '../../http/serve.ts';
import { reauthenticate } from './reauthentication.service.ts';

export function reauthenticationRoutes(app: App, db: Db): void {
  serve(app, contract.reauthenticate, async ({ body: { currentPassword }, caller, source }) => {
    await reauthenticate(db, caller, { currentPassword, source: sourceNetwork(source) });
    return message('Password confirmed');
  });
}
