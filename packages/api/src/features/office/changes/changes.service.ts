import type { Changes } from '@prahari/contract/office.schemas';
import type { Db } from '../../../db/tables.ts';
import { selectListVersions } from './changes.queries.ts';

const names: Record<keyof Changes, string> = {
  guards: 'guards',
  clients: 'clients',
  posts: 'posts',
  bills: 'bills',
  clientApplications: 'client_applications',
  securityApplications: 'security_applications',
};

/**
 * Returns the number of changes of each list. Changes count within two seconds, when the server
 * computes the lists from the triggers' notes (docs/adr/0030).
 */
export async function getChanges(db: Db): Promise<Changes> {
  const versions = new Map((await selectListVersions(db)).map(({ list, version }) => [list, version]));
  const counters = Object.entries(names).map(([name, list]) => [name, versions.get(list) ?? 0]);
  return Object.fromEntries(counters) as unknown as Changes;
}
