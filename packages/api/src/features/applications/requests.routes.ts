import { applicationMessages, clientApplicationMessages } from '@prahari/contract/applications';
import {
  listClientApplications,
  listOwnApplications,
  reopenClientApplication,
  respondToClientApplication,
  submitClientApplication,
  updateClientApplication,
  withdrawClientApplication,
} from '@prahari/contract/applications.schemas';
import { undoMessages } from '@prahari/contract/office';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve, undoable } from '../../http/serve.ts';
import { serveCreate } from '../../http/serve-create.ts';
import { reopenApplication } from './reopen-request.service.ts';
import { changeOwn, listApplications, listOwn, respond, submit, withdrawOwn } from './requests.service.ts';

export function clientApplicationRoutes(app: App, db: Db): void {
  serve(app, listClientApplications, ({ list }) => listApplications(db, list));
  serve(app, listOwnApplications, ({ list, caller }) => listOwn(db, list, caller.id));
  serve(app, respondToClientApplication, async ({ caller, body }) => {
    const { application, entryId } = await respond(db, caller.id, body);
    return {
      ...data(application),
      ...undoable(entryId),
      message: clientApplicationMessages.responded(body.status),
    };
  });
  serve(app, reopenClientApplication, async ({ caller, body: { applicationId } }) => ({
    ...data(await reopenApplication(db, caller.id, applicationId)),
    message: undoMessages.reopened,
  }));
  serve(app, updateClientApplication, async ({ caller, body }) => ({
    ...data(await changeOwn(db, caller.id, body)),
    message: applicationMessages.changed,
  }));
  serve(app, withdrawClientApplication, async ({ caller, body }) => ({
    ...data(await withdrawOwn(db, caller.id, body.applicationId)),
    message: applicationMessages.withdrawn,
  }));
  serveCreate(app, db, submitClientApplication, async (tx, { caller, body }) => ({
    ...data(await submit(tx, caller.id, body)),
    message: clientApplicationMessages.submitted,
  }));
}
