import { paperPackMessages } from '@prahari/contract/registers';
import * as contract from '@prahari/contract/registers.schemas';
import { fileStore } from '../../files/file-store.ts';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { DownloadFile } from '../../http/download-file.ts';
import { data, message, serve } from '../../http/serve.ts';
import { servePrepared } from '../../http/serve-create.ts';
import {
  addChallan,
  challanFile,
  deleteChallan,
  discardFile,
  keepFile,
  listChallans,
} from './challans.service.ts';
import { paperPack } from './paper-pack.service.ts';

export function paperPackRoutes(app: App, { db, config }: AppParts): void {
  const files = fileStore(config);
  serve(app, contract.listChallans, async ({ query }) => data(await listChallans(db, query)));
  // The file is written before the transaction: a slow bucket must not hold up other writers.
  servePrepared(app, db, contract.addChallan, {
    prepare: ({ body }) => keepFile(db, files, body),
    create: async (tx, { caller, body }, file) => data(await addChallan(tx, caller.id, { ...body, file })),
    discard: ({ id }) => discardFile(db, files, id),
  });
  serve(app, contract.downloadChallan, async ({ id }) => new DownloadFile(await challanFile(db, files, id)));
  serve(app, contract.deleteChallan, async ({ caller, body }) => {
    await deleteChallan(db, caller.id, { files, ...body });
    return message(paperPackMessages.deleted);
  });
  serve(
    app,
    contract.downloadPaperPack,
    async ({ caller, query }) => new DownloadFile(await paperPack(db, caller.id, { files, ...query })),
  );
}
