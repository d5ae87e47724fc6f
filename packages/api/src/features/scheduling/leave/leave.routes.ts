import * as contract from '@prahari/contract/leave.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { ownList, shortList } from '../../../http/short-list.ts';
import { answerLeave, askForLeave, leaveOfGuards, ownLeave, withdrawLeave } from './leave.service.ts';

const columns = {
  from: ({ from }: { from: string }) => from,
  askedAt: ({ askedAt }: { askedAt: string }) => askedAt,
  status: ({ status }: { status: string }) => status,
};

export function leaveRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.askForLeave, async (tx, { caller, body }) =>
    data(await askForLeave(tx, caller.id, body)),
  );
  serve(app, contract.listOwnLeave, async ({ caller, query }) =>
    ownList(await ownLeave(db, caller.id), query, {
      words: ({ reason }) => [reason],
      columns,
      statusOf: columns.status,
    }),
  );
  serve(app, contract.withdrawLeave, async ({ caller, body }) =>
    data(await withdrawLeave(db, caller.id, body.leaveId)),
  );
  serve(app, contract.listLeave, async ({ query }) =>
    shortList(await leaveOfGuards(db, query), query, {
      words: ({ guard, reason }) => [guard.name, reason],
      phones: ({ guard }) => [guard.phone],
      columns: { ...columns, guard: ({ guard }) => guard.name },
    }),
  );
  serve(app, contract.answerLeave, async ({ caller, body }) => data(await answerLeave(db, caller.id, body)));
}
