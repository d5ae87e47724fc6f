import type { Changes } from '@prahari/contract/office.schemas';
import type { Db } from '../../../db/tables.ts';
import { countUnsentMessages } from '../../messages/messages-queue.service.ts';
import { countOpenProblems } from '../../problems/problems.service.ts';
import { countPendingLeave } from '../../scheduling/leave/leave.service.ts';
import { selectListVersions } from './changes.queries.ts';

type Waiting = Pick<Changes, 'leavePending' | 'messagesUnsent' | 'problemsOpen'>;

const names: Record<Exclude<keyof Changes, keyof Waiting>, string> = {
  guards: 'guards',
  clients: 'clients',
  posts: 'posts',
  bills: 'bills',
  clientApplications: 'client_applications',
  securityApplications: 'security_applications',
};

/** Counts what waits for the office besides the lists. */
async function countWaiting(db: Db): Promise<Waiting> {
  return {
    leavePending: await countPendingLeave(db),
    messagesUnsent: await countUnsentMessages(db),
    problemsOpen: await countOpenProblems(db),
  };
}

/**
 * Returns the number of changes of each list, and what else waits. Changes count within two seconds, when the
 * server computes the lists from the triggers' notes (docs/adr/0030).
 */
export async function getChanges(db: Db): Promise<Changes> {
  const versions = new Map((await selectListVersions(db)).map(({ list, version }) => [list, version]));
  const counters = Object.entries(names).map(([name, list]) => [name, versions.get(list) ?? 0]);
  return { ...Object.fromEntries(counters), ...(await countWaiting(db)) } as Changes;
}
