import * as contract from '@prahari/contract/problems.schemas';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import { serveCreate } from '../../http/serve-create.ts';
import { ownList } from '../../http/short-list.ts';
import { answerProblem, listProblems, ownProblems, reportProblem } from './problems.service.ts';

export function problemRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.reportProblem, async (tx, { caller, body }) =>
    data(await reportProblem(tx, caller.id, body)),
  );
  serve(app, contract.listOwnProblems, async ({ caller, query }) =>
    ownList(await ownProblems(db, caller.id), query, {
      words: ({ text, post, answers }) => [
        text,
        ...[post.place.street, post.place.city],
        ...answers.map((answer) => answer.text),
      ],
      columns: { reportedAt: ({ reportedAt }) => reportedAt, status: ({ status }) => status },
      statusOf: ({ status }) => status,
    }),
  );
  serve(app, contract.listProblems, ({ list }) => listProblems(db, list));
  serve(app, contract.answerProblem, async ({ caller, body }) =>
    data(await answerProblem(db, caller.id, body)),
  );
}
