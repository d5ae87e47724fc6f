import * as contract from '@prahari/contract/factors.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { sendRenewedToken } from '../../../http/send-session.ts';
import { message, serve } from '../../../http/serve.ts';
import { reauthenticate } from './reauthentication.service.ts';

export function reauthenticationRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.reauthenticate, async (call) => {
    const { body, caller } = call;
    const token = await reauthenticate(db, caller, { ...body, siteUrl: config.siteUrl });
    // The use of a recovery code is mailed.
    wakeMailer();
    return { ...message('Password confirmed'), ...sendRenewedToken(call.context, token, config.siteUrl) };
  });
}
