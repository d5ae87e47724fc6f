import * as contract from '@prahari/contract/muster.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { type Call, data, serve } from '../../../http/serve.ts';
import { ownListOf } from '../../../http/short-list.ts';
import { agreeMuster, disputeMuster } from './agree-muster.service.ts';
import { readOwnHistory } from './guard-history.service.ts';
import { agreeOwnMonth, readOwnMonth } from './guard-month.service.ts';
import { readMuster, readOwnMusters } from './muster.service.ts';
import { agreeLinked, disputeLinked, readLinked } from './muster-links.service.ts';
import { adjustDuty, answerDispute, reopenMuster, sendMuster } from './send-muster.service.ts';

export function musterRoutes(app: App, { db, config }: AppParts): void {
  serve(app, contract.getMuster, async ({ query }) => data(await readMuster(db, query)));
  serve(app, contract.sendMuster, async ({ caller, body }) =>
    data(await sendMuster(db, caller.id, body, config.siteUrl)),
  );
  serve(app, contract.answerDispute, async ({ caller, body }) =>
    data(await answerDispute(db, caller.id, body)),
  );
  serve(app, contract.reopenMuster, async ({ caller, body }) =>
    data(await reopenMuster(db, caller.id, body)),
  );
  serve(app, contract.adjustDuty, async ({ caller, body }) => data(await adjustDuty(db, caller.id, body)));

  serve(app, contract.listOwnMusters, async ({ caller, query }) =>
    ownListOf(await readOwnMusters(db, caller.id, query.month), query, {
      nameOf: ({ post }) => post._id,
      words: ({ post: { place }, guards }) => [
        place.street,
        place.city,
        place.state,
        ...guards.map(({ guard }) => guard.name),
      ],
      columns: {
        place: ({ post: { place } }) => `${place.city} ${place.street}`,
        state: ({ state }) => state,
      },
      statusOf: ({ state }) => state,
    }),
  );
  serve(app, contract.agreeMuster, async ({ caller, body }) =>
    data(await agreeMuster(db, { userId: caller.id, by: 'login' }, body)),
  );
  serve(app, contract.disputeMuster, async ({ caller, body }) =>
    data(await disputeMuster(db, { userId: caller.id, by: 'login' }, body)),
  );

  const linkCall = ({ token, source }: Pick<Call<never>, 'token' | 'source'>) => ({
    token,
    source,
    callsPerHour: config.authCallsPerSource,
  });
  serve(app, contract.getLinkedMuster, async (call) => data(await readLinked(db, linkCall(call))));
  serve(app, contract.agreeLinkedMuster, async (call) =>
    data(await agreeLinked(db, linkCall(call), { version: call.body?.version })),
  );
  serve(app, contract.disputeLinkedMuster, async (call) =>
    data(await disputeLinked(db, linkCall(call), call.body)),
  );

  serve(app, contract.getOwnMonth, async ({ caller, query }) =>
    data(await readOwnMonth(db, caller.id, query.month)),
  );
  serve(app, contract.getOwnHistory, async ({ caller }) => data(await readOwnHistory(db, caller.id)));
  serve(app, contract.agreeOwnMonth, async ({ caller, body }) =>
    data(await agreeOwnMonth(db, caller.id, body)),
  );
}
