import * as contract from '@prahari/contract/accounts.schemas';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { sourceKey, sourceNetwork } from '../../limits/source-network.ts';
import { acceptInvitation, invitePerson, requireInvitation } from './invitations.service.ts';

export function invitationRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.invitePerson, async ({ body, caller }) => {
    const invitation = await invitePerson(db, caller.id, body, config.siteUrl);
    wakeMailer();
    return data(invitation);
  });
  serve(
    app,
    contract.acceptInvitation,
    async ({ body, source: address }) => {
      const { siteUrl, authCallsPerSource: callsPerHour } = config;
      const from = { source: sourceNetwork(address), sourceId: sourceKey(address) };
      return data(await acceptInvitation(db, { body, siteUrl, ...from, callsPerHour }).finally(wakeMailer));
    },
    {
      beforeHashing: async ({ body }) => {
        await requireInvitation(db, body.invitation);
        return undefined;
      },
    },
  );
}
