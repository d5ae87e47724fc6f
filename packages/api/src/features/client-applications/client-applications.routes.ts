import { messages } from '@prahari/contract';
import {
  listClientApplications,
  listOwnApplications,
  respondToClientApplication,
  submitClientApplication,
} from '@prahari/contract/client-applications/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve, serveCreate } from '../../http/serve.ts';
import { listApplications, listOwn, respond, submit } from './client-applications.service.ts';

export function clientApplicationRoutes(app: App, db: Db): void {
  serve(app, listClientApplications, ({ list }) => listApplications(db, list));
  serve(app, listOwnApplications, ({ list, caller }) => listOwn(db, list, caller.id));
  serve(app, respondToClientApplication, async ({ caller, body }) => ({
    ...data(await respond(db, caller.id, body)),
    message: messages.clientApplications.responded(body.status),
  }));
  serveCreate(app, db, submitClientApplication, async (tx, { caller, body }) => ({
    ...data(await submit(tx, caller.id, body)),
    message: messages.clientApplications.submitted,
  }));
}
