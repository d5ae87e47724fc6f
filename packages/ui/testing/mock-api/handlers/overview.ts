import { clientApplicationStatuses, securityApplicationStatuses } from '@prahari/contract/applications';
import { billStatuses } from '@prahari/contract/bills';
import { clientStatuses } from '@prahari/contract/clients';
import { shownGuardStatuses } from '@prahari/contract/guards';
import { find, getChanges, getOverview, mailStatuses } from '@prahari/contract/office';
import type { Overview } from '@prahari/contract/office.schemas';
import { foundInBhopal } from '../../../src/features/find/find.samples.ts';
import { overview } from '../../../src/features/overview/overview.samples.ts';
import type { MockData } from '../data.ts';
import { dataReply, reply } from '../reply.ts';
import { hasPostStatus } from './posts.ts';

const countBy = <Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: Status }[],
): Record<Status, number> =>
  Object.fromEntries(
    statuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
  ) as Record<Status, number>;

/** The sample with the counts of the story's rows, which links and tabs name. */
function overviewOf(data: MockData): Overview {
  const { posts } = data;
  const count = (status: string) => posts.filter((post) => hasPostStatus(post, status)).length;
  const sum = (field: 'asked' | 'filled' | 'short' | 'emptyTonight') =>
    posts.reduce((total, post) => total + post[field], 0);
  return {
    ...overview,
    guards: countBy(shownGuardStatuses, data.guards),
    posts: {
      ...overview.posts,
      total: posts.length,
      short: count('short'),
      tonight: count('tonight'),
      ending: count('ending'),
      upcoming: count('upcoming'),
      asked: sum('asked'),
      filled: sum('filled'),
      emptyTonight: sum('emptyTonight'),
      emptyToday: 0,
      emptyLater: sum('short') - sum('emptyTonight'),
    },
    clients: countBy(clientStatuses, data.clients),
    bills: countBy(billStatuses, data.bills),
    clientApplications: countBy(clientApplicationStatuses, data.clientApplications),
    securityApplications: countBy(securityApplicationStatuses, data.securityApplications),
    undeliveredMail: countBy(mailStatuses, data.undeliveredMail),
  };
}

export const overviewHandlers = (data: MockData) => [
  reply(getOverview, () => dataReply(overviewOf(data))),
  reply(getChanges, dataReply(overview.changes)),
  reply(find, dataReply([...foundInBhopal])),
];
