import { listAuditEntries as listActivityEndpoint } from '@prahari/contract/audit-log/definitions';
import { listUndeliveredMail, retryMail } from '@prahari/contract/mail-outbox/definitions';
import type { AppParts } from '../../app.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { listActivity } from './activity.service.ts';
import { listUndelivered, retry } from './undelivered.service.ts';

/** What the office can look up: who did what, and mail that did not arrive (DECISIONS section 3). */
export function recordRoutes(app: App, { db, mailWaits }: Pick<AppParts, 'db' | 'mailWaits'>): void {
  serve(app, listActivityEndpoint, ({ list }) => listActivity(db, list));
  serve(app, listUndeliveredMail, ({ list }) => listUndelivered(db, list));
  serve(app, retryMail, async ({ caller, body }) => {
    const mail = await retry(db, caller.id, body.mailId);
    mailWaits();
    return data(mail);
  });
}
