import { getFreeGuards, getPostCandidates } from '@prahari/contract/post-guards';
import { getRoster, listPosts, type PostStatus } from '@prahari/contract/posts';
import type { Post } from '@prahari/contract/posts.schemas';
import { getWatch } from '@prahari/contract/watch';
import { candidates } from '../../../src/features/posts/candidates.samples.ts';
import { rosterOf } from '../../../src/features/posts/posts.samples.ts';
import { nobodyMissing } from '../../../src/features/watch/watch.samples.ts';
import type { MockData } from '../data.ts';
import { dataReply, list, reply } from '../reply.ts';

/** True if a post is listed under the status. The samples are of 20 November 2026, and none has ended. */
export const hasPostStatus = (post: Post, status: string): boolean =>
  ({
    short: post.short > 0,
    tonight: post.emptyTonight > 0,
    ending: post.endDate <= '2026-11-27',
    upcoming: post.startDate > '2026-11-20',
    ended: false,
  })[status as PostStatus];

export const postHandlers = ({ posts }: MockData) => [
  list(listPosts, posts, hasPostStatus),
  reply(getRoster, { ...dataReply(posts.map((post) => rosterOf(post))), nextCursor: null }),
  reply(getPostCandidates, ({ id }) => {
    const post = posts.find(({ _id }) => _id === id);
    return post && dataReply({ post, candidates: [...candidates] });
  }),
  reply(getWatch, dataReply(nobodyMissing)),
  reply(getFreeGuards, dataReply({ cities: ['Bhopal', 'Indore'], guards: [...candidates], isCut: false })),
];
