import { applicationMessages, securityApplicationMessages } from '@prahari/contract/applications';
import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  listSecurityApplications,
  reopenSecurityApplication,
  submitSecurityApplication,
  updateSecurityApplication,
  withdrawSecurityApplication,
} from '@prahari/contract/applications.schemas';
import { undoMessages } from '@prahari/contract/office';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve, undoable } from '../../http/serve.ts';
import { serveCreate } from '../../http/serve-create.ts';
import {
  type AnsweredApplication,
  changeOwn,
  latestOf,
  listApplications,
  respond,
  submit,
  withdrawOwn,
} from './job-applications.service.ts';
import { reopenApplication } from './reopen-job-application.service.ts';

const replyOf = ({ application, entryId }: AnsweredApplication, message: string) => ({
  ...data(application),
  ...undoable(entryId),
  message,
});

export function securityApplicationRoutes(app: App, db: Db): void {
  serve(app, listSecurityApplications, ({ list }) => listApplications(db, list));
  serve(app, latestSecurityApplication, async ({ caller }) => data(await latestOf(db, caller.id)));
  serve(app, acceptSecurityApplication, async ({ caller, body }) => {
    const accepted = await respond(db, caller.id, { ...body, status: 'accepted' });
    return replyOf(accepted, securityApplicationMessages.accepted);
  });
  serve(app, declineSecurityApplication, async ({ caller, body }) => {
    const declined = await respond(db, caller.id, { ...body, status: 'rejected' });
    return replyOf(declined, securityApplicationMessages.rejected);
  });
  serve(app, reopenSecurityApplication, async ({ caller, body: { applicationId } }) => ({
    ...data(await reopenApplication(db, caller.id, applicationId)),
    message: undoMessages.reopened,
  }));
  serve(app, updateSecurityApplication, async ({ caller, body }) => ({
    ...data(await changeOwn(db, caller.id, body)),
    message: applicationMessages.changed,
  }));
  serve(app, withdrawSecurityApplication, async ({ caller }) => ({
    ...data(await withdrawOwn(db, caller.id)),
    message: applicationMessages.withdrawn,
  }));
  serveCreate(app, db, submitSecurityApplication, async (tx, { caller, body }) => ({
    ...data(await submit(tx, caller.id, body)),
    message: securityApplicationMessages.submitted,
  }));
}
