import * as contract from '@prahari/contract/messages.schemas';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { shortList } from '../../http/short-list.ts';
import { listMessages, markSent } from './messages-queue.service.ts';

export function messageRoutes(app: App, db: Db): void {
  serve(app, contract.listMessages, async ({ query }) => {
    const { messages, isCut } = await listMessages(db, query);
    return shortList(messages, query, {
      isCut,
      words: ({ person, text }) => [person.name, text],
      phones: ({ person }) => [person.phone],
      columns: {
        createdAt: ({ createdAt }) => createdAt,
        kind: ({ kind }) => kind,
        person: ({ person }) => person.name,
      },
    });
  });
  serve(app, contract.markMessagesSent, async ({ caller, body }) =>
    data(await markSent(db, caller.id, body)),
  );
}
