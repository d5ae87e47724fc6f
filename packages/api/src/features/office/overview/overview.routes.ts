import * as contract from '@prahari/contract/overview.schemas';
import { lastBackup } from '../../../db/last-backup.ts';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve } from '../../../http/serve.ts';
import { getOverview } from './overview.service.ts';

/** A nightly backup has failed twice once the last one is older. */
const BACKUP_IS_OLD_MS = 2 * 24 * 60 * 60 * 1000;

function oldBackup(dataDir: string): string | undefined {
  const last = lastBackup(dataDir);
  return last && Date.now() - Date.parse(last) > BACKUP_IS_OLD_MS ? last : undefined;
}

export function overviewRoutes(app: App, db: Db, dataDir: string): void {
  serve(app, contract.getOverview, async ({ caller }) => {
    const backup = oldBackup(dataDir);
    return data({
      ...(await getOverview(db)),
      ...(backup && { oldBackup: backup }),
      ...(caller.isPasswordGenerated && { replacePassword: true as const }),
    });
  });
}
