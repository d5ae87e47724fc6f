import { listOwnRatings } from '@prahari/contract/assignments';
import { listOwnPapers } from '@prahari/contract/documents';
import { getCalendarFeed } from '@prahari/contract/duties';
import { getIdentityCard, getOwnIdentityCard } from '@prahari/contract/identity';
import { getOwnHistory } from '@prahari/contract/muster';
import { listOwnPosts } from '@prahari/contract/posts';
import { listOwnProblems, listProblems } from '@prahari/contract/problems';
import { guardCard } from '../../../src/features/identity/identity.samples.ts';
import { answeredProblem, openProblem } from '../../../src/features/problems/problems.samples.ts';
import { dataReply, list, reply } from '../reply.ts';

export const servedHandlers = [
  reply(listOwnPosts, () => dataReply({ attended: false, posts: [] })),
  reply(listOwnRatings, () => dataReply([])),
  reply(listOwnProblems, () => dataReply([answeredProblem])),
  list(listProblems, [openProblem, answeredProblem]),
  reply(getOwnHistory, () =>
    dataReply([{ month: '2026-10', days: 26, hours: 312, clients: ['Tapovan Heights'] }]),
  ),
  reply(getCalendarFeed, () => dataReply({ since: null })),
  reply(listOwnPapers, () => dataReply([])),
  reply(getOwnIdentityCard, () => dataReply(guardCard)),
  reply(getIdentityCard, () => dataReply({ ...guardCard, url: null })),
];
