import * as contract from '@prahari/contract/my-account.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { sendRenewedToken } from '../../../http/send-session.ts';
import { data, serve } from '../../../http/serve.ts';
import { confirmEmail, emailChangeOf, keepEmail, requireWayBack } from './email-changes.service.ts';

export function emailChangeRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  const { siteUrl } = config;
  serve(app, contract.getEmailChange, async ({ caller }) => data(await emailChangeOf(db, caller.id)));
  serve(app, contract.confirmEmail, async (call) => {
    const { caller, body } = call;
    const { confirmed, token } = await confirmEmail(db, caller, { otp: body.otp, siteUrl });
    wakeMailer();
    return { ...data(confirmed), ...sendRenewedToken(call.context, token, siteUrl) };
  });
  serve(
    app,
    contract.keepEmail,
    async ({ body }) => {
      const kept = await keepEmail(db, body.token, siteUrl);
      wakeMailer();
      return data(kept);
    },
    {
      beforeHashing: async ({ body }) => {
        await requireWayBack(db, body.token);
        return undefined;
      },
    },
  );
}
