import * as contract from '@prahari/contract/offers.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { shortList } from '../../../http/short-list.ts';
import { countLinkAnswer, followLink } from '../../../limits/link-calls.ts';
import { answerOffer, findOffer, openOffer } from './answer-offer.service.ts';
import { closeOffers, listOffers, sendOffers } from './offers.service.ts';

export function offerRoutes(app: App, { db, config }: AppParts): void {
  serve(app, contract.sendOffers, async ({ caller, body }) =>
    data(await sendOffers(db, caller.id, body, config.siteUrl)),
  );
  serve(app, contract.listOffers, async ({ query }) =>
    shortList(await listOffers(db, query.postId), query, {
      words: ({ guard }) => [guard.name],
      phones: ({ guard }) => [guard.phone],
      columns: {
        sentAt: ({ sentAt }) => sentAt,
        guard: ({ guard }) => guard.name,
        status: ({ status }) => status,
      },
      statusOf: ({ status }) => status,
    }),
  );
  serve(app, contract.closeOffers, async ({ caller, body }) =>
    data(await closeOffers(db, caller.id, body.offerIds)),
  );
  serve(app, contract.getOffer, async ({ token, source }) =>
    data(await followLink(db, source, () => openOffer(db, token))),
  );
  serve(app, contract.answerOffer, async ({ token, source, body }) => {
    const { id } = await followLink(db, source, () => findOffer(db, token));
    await countLinkAnswer(db, id);
    return data(await answerOffer(db, token, body.yes));
  });
}
