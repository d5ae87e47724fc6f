import * as contract from '@prahari/contract/factors.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { sendRenewedToken } from '../../../http/send-session.ts';
import { data, message, serve } from '../../../http/serve.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  secondFactorOf,
  setUpSecondFactor,
} from './second-factor.service.ts';

export function secondFactorRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  const { siteUrl } = config;
  serve(app, contract.getSecondFactor, async ({ caller }) => data(await secondFactorOf(db, caller.id)));
  serve(app, contract.setUpSecondFactor, async ({ caller }) => data(await setUpSecondFactor(db, caller)));
  serve(app, contract.enableSecondFactor, async (call) => {
    const { body, caller } = call;
    const { token, ...codes } = await enableSecondFactor(db, caller, { ...body, siteUrl });
    wakeMailer();
    return { ...data(codes), ...sendRenewedToken(call.context, token, siteUrl) };
  });
  serve(app, contract.disableSecondFactor, async (call) => {
    const { body, caller } = call;
    const token = await disableSecondFactor(db, caller, { ...body, siteUrl });
    wakeMailer();
    return { ...message('Two-step login turned off'), ...sendRenewedToken(call.context, token, siteUrl) };
  });
}
