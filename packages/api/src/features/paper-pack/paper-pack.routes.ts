import { paperPackMessages } from '@prahari/contract/paper-pack';
import * as contract from '@prahari/contract/paper-pack.schemas';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { DownloadFile } from '../../http/download-file.ts';
import { data, message, serve, serveCreate } from '../../http/serve.ts';
import { addChallan, challanFile, deleteChallan, listChallans } from './challans.service.ts';
import { paperPack } from './paper-pack.service.ts';

export function paperPackRoutes(app: App, { db, config: { dataDir } }: AppParts): void {
  serve(app, contract.listChallans, async ({ query }) => data(await listChallans(db, query)));
  serveCreate(app, db, contract.addChallan, async (tx, { caller, body }) =>
    data(await addChallan(tx, caller.id, { ...body, dataDir })),
  );
  serve(
    app,
    contract.downloadChallan,
    async ({ id }) => new DownloadFile(await challanFile(db, { dataDir, id })),
  );
  serve(app, contract.deleteChallan, async ({ caller, body }) => {
    await deleteChallan(db, caller.id, { dataDir, ...body });
    return message(paperPackMessages.deleted);
  });
  serve(
    app,
    contract.downloadPaperPack,
    async ({ caller, query }) => new DownloadFile(await paperPack(db, caller.id, { dataDir, ...query })),
  );
}
