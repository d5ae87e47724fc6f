import { messages } from '@prahari/contract';
import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  listSecurityApplications,
  submitSecurityApplication,
} from '@prahari/contract/security-applications/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve, serveCreate } from '../../http/serve.ts';
import { latestOf, listApplications, respond, submit } from './security-applications.service.ts';

export function securityApplicationRoutes(app: App, db: Db): void {
  serve(app, listSecurityApplications, ({ list }) => listApplications(db, list));
  serve(app, latestSecurityApplication, async ({ caller }) => data(await latestOf(db, caller.id)));
  serve(app, acceptSecurityApplication, async ({ caller, body: { applicationId } }) => ({
    ...data(await respond(db, caller.id, { applicationId, status: 'accepted' })),
    message: messages.securityApplications.accepted,
  }));
  serve(app, declineSecurityApplication, async ({ caller, body }) => ({
    ...data(await respond(db, caller.id, { ...body, status: 'rejected' })),
    message: messages.securityApplications.rejected,
  }));
  serveCreate(app, db, submitSecurityApplication, async (tx, { caller, body }) => ({
    ...data(await submit(tx, caller.id, body)),
    message: messages.securityApplications.submitted,
  }));
}
