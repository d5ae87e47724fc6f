import * as contract from '@prahari/contract/second-factor.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { data, message, serve } from '../../../http/serve.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  secondFactorOf,
  setUpSecondFactor,
} from './second-factor.service.ts';

export function secondFactorRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.getSecondFactor, async ({ caller }) => data(await secondFactorOf(db, caller.id)));
  serve(app, contract.setUpSecondFactor, async ({ caller }) => data(await setUpSecondFactor(db, caller)));
  serve(app, contract.enableSecondFactor, async ({ body, caller }) => {
    const change = { ...body, siteUrl: config.siteUrl };
    const codes = await enableSecondFactor(db, caller, change);
    wakeMailer();
    return data(codes);
  });
  serve(app, contract.disableSecondFactor, async ({ body, caller }) => {
    const change = { ...body, siteUrl: config.siteUrl };
    await disableSecondFactor(db, caller, change);
    wakeMailer();
    return message('Two-step login turned off');
  });
}
