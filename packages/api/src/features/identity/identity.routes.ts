import { identityMessages } from '@prahari/contract/identity';
import * as contract from '@prahari/contract/identity.schemas';
import type { AppParts } from '../../http/app-parts.ts';
import type { App } from '../../http/context.ts';
import { DownloadFile } from '../../http/download-file.ts';
import { data, message, serve } from '../../http/serve.ts';
import { followLink } from '../../limits/link-calls.ts';
import { downloadCard } from './card-pdf.service.ts';
import { endCard, makeCard, readCard, readIdentity, readOwnCard } from './identity.service.ts';
import { deletePhotograph, savePhotograph } from './photographs.service.ts';

export function identityRoutes(app: App, { db, config: { siteUrl } }: AppParts): void {
  serve(app, contract.makeIdentityCard, async ({ caller, id }) =>
    data(await makeCard(db, caller.id, id, siteUrl)),
  );
  serve(app, contract.getIdentityCard, async ({ id }) => data(await readCard(db, id, siteUrl)));
  serve(app, contract.endIdentityCard, async ({ caller, id }) => {
    await endCard(db, caller.id, id);
    return message(identityMessages.ended);
  });
  serve(
    app,
    contract.downloadIdentityCard,
    async ({ id }) => new DownloadFile(await downloadCard(db, id, siteUrl)),
  );
  serve(app, contract.savePhotograph, async ({ caller, id, body }) => {
    await savePhotograph(db, { actorId: caller.id, guardId: id, ...body });
    return message(identityMessages.photographSaved);
  });
  serve(app, contract.deletePhotograph, async ({ caller, id }) => {
    await deletePhotograph(db, { actorId: caller.id, guardId: id });
    return message(identityMessages.photographDeleted);
  });
  serve(app, contract.getOwnIdentityCard, async ({ caller }) =>
    data(await readOwnCard(db, caller.id, siteUrl)),
  );
  serve(app, contract.getIdentity, async ({ token, source }) =>
    data(await followLink(db, source, () => readIdentity(db, token))),
  );
}
