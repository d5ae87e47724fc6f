import * as contract from '@prahari/contract/data-requests.schemas';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { data, serve } from '../../http/serve.ts';
import {
  answerDataRequest,
  askForData,
  downloadOwnData,
  handleData,
  listDataRequests,
  listOwnDataRequests,
} from './data-requests.service.ts';

export function dataRequestRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.listOwnDataRequests, async ({ caller }) =>
    data(await listOwnDataRequests(db, caller.id)),
  );
  serve(app, contract.askForData, async ({ caller, body }) => {
    const requests = await askForData(db, caller, body);
    wakeMailer();
    return data(requests);
  });
  serve(app, contract.downloadOwnData, async ({ caller }) => data(await downloadOwnData(db, caller)));
  serve(app, contract.listDataRequests, async () => data(await listDataRequests(db)));
  serve(app, contract.handleData, async ({ caller, body }) => data(await handleData(db, caller.id, body)));
  serve(app, contract.answerDataRequest, async ({ caller, body }) => {
    const answered = await answerDataRequest(db, caller.id, body, config.siteUrl);
    wakeMailer();
    return data(answered);
  });
}
