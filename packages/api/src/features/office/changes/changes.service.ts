import type { Changes } from '@prahari/contract/changes.schemas';
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
 * How often each list has changed. Triggers note changed rows; the server computes the lists from the notes every two seconds, and
 * a change counts from then on (docs/adr/0030). So asking reads only a few rows.
 */
export async function getChanges(db: Db): Promise<Changes> {
  const versions = new Map((await selectListVersions(db)).map(({ list, version }) => [list, version]));
  const counters = Object.entries(names).map(([name, list]) => [name, versions.get(list) ?? 0]);
  return Object.fromEntries(counters) as unknown as Changes;
}
