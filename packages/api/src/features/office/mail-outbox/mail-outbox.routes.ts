import * as contract from '@prahari/contract/office.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { listUndeliveredMail, retryMail } from './mail-outbox.service.ts';

/** Serves the mail that was not delivered to the office (docs/rules.md). */
export function mailOutboxRoutes(app: App, { db, wakeMailer }: Pick<AppParts, 'db' | 'wakeMailer'>): void {
  serve(app, contract.listUndeliveredMail, ({ list }) => listUndeliveredMail(db, list));
  serve(app, contract.retryMail, async ({ caller, body }) => {
    const mail = await retryMail(db, caller.id, body.mailId);
    wakeMailer();
    return data(mail);
  });
}
