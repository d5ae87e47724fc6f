import type { Overview } from '@prahari/contract/office.schemas';
import { lastBackup } from '../../../db/last-backup.ts';
import type { Db } from '../../../db/tables.ts';
import {
  countSecurityApplications,
  oldestJobApplication,
} from '../../applications/job-applications.service.ts';
import { countClientApplications, oldestRequest } from '../../applications/requests.service.ts';
import { countClients } from '../../clients/clients.service.ts';
import { countGuards } from '../../guards/guards.service.ts';
import { countBills, sumOwed } from '../../money/bills/bills.service.ts';
import { countRateRises } from '../../money/rates/rates.service.ts';
import { countOpenRequests } from '../../people/data-requests.service.ts';
import { countExpiring } from '../../people/documents.service.ts';
import { countOnBreak, countOnDuty } from '../../scheduling/assignments/assignments.service.ts';
import { completeEnded } from '../../scheduling/guard-schedule/ended-assignments.service.ts';
import { overviewOfPosts } from '../../scheduling/posts/posts.service.ts';
import { getChanges } from '../changes/changes.service.ts';
import { countUndeliveredMail } from '../mail-outbox/mail-outbox.service.ts';

async function resolved<T extends Record<string, unknown>>(
  parts: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const values = await Promise.all(Object.values(parts));
  return Object.fromEntries(Object.keys(parts).map((name, index) => [name, values[index]])) as {
    [Name in keyof T]: Awaited<T[Name]>;
  };
}

/** A nightly backup has failed twice once the last one is older. */
const BACKUP_IS_OLD_MS = 2 * 24 * 60 * 60 * 1000;

function oldBackup(dataDir: string): string | undefined {
  const last = lastBackup(dataDir);
  return last && Date.now() - Date.parse(last) > BACKUP_IS_OLD_MS ? last : undefined;
}

/**
 * Counts the rows of the office's lists by status today (Asia/Kolkata), the guards on duty now,
 * openings, dues and pending applications. The cost doesn't grow with the lists.
 */
export async function getOverview(db: Db, dataDir: string): Promise<Overview> {
  await completeEnded(db);
  const now = new Date();
  const parts = await resolved({
    guards: countGuards(db),
    guardsOnDuty: countOnDuty(db, now),
    guardsOnBreak: countOnBreak(db, now),
    papersExpiring: countExpiring(db),
    posts: overviewOfPosts(db),
    clients: countClients(db),
    bills: countBills(db),
    owed: sumOwed(db),
    clientApplications: countClientApplications(db),
    oldestRequest: oldestRequest(db),
    securityApplications: countSecurityApplications(db),
    oldestJobApplication: oldestJobApplication(db),
    undeliveredMail: countUndeliveredMail(db),
  });
  const dataRequests = await countOpenRequests(db);
  const risesDue = await countRateRises(db);
  // The counts above refresh the lists, which increases their change counters.
  const changes = await getChanges(db);
  const { leavePending, messagesUnsent, problemsOpen } = changes;
  const backup = oldBackup(dataDir);
  return {
    ...parts,
    ...(dataRequests > 0 && { dataRequests }),
    ...(risesDue > 0 && { risesDue }),
    ...(leavePending > 0 && { leavePending }),
    ...(messagesUnsent > 0 && { messagesUnsent }),
    ...(problemsOpen > 0 && { problemsOpen }),
    ...(backup && { oldBackup: backup }),
    changes,
  };
}
