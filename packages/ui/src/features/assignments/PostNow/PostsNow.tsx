import type { OwnPost, OwnPosts, PostDuty } from '@prahari/contract/posts.schemas';
import { FirstPosts } from '../FirstPosts/FirstPosts.tsx';
import { isRunning } from '../guard-now.ts';
import { PostNow, type PostNowProps } from './PostNow.tsx';

export type PostsNowProps = OwnPosts & Omit<PostNowProps, 'post'>;

const hasDuty = (post: OwnPost): post is OwnPost & { duty: PostDuty } => post.duty !== undefined;

/** True for a duty at which a place is open or a guard is missing. */
const isShort = ({ open, guards }: PostDuty): boolean =>
  open > 0 || guards.some(({ state }) => state === 'late' || state === 'absent');

/** The client's posts with a running or next duty: those that run first, among them those that lack a guard. */
export function PostsNow({ posts, ...rest }: PostsNowProps) {
  const urgency = ({ duty }: { duty: PostDuty }): number =>
    (isRunning(duty, rest.now) ? 2 : 0) + (isShort(duty) ? 1 : 0);
  const sorted = posts
    .filter(hasDuty)
    .sort(
      (one, other) => urgency(other) - urgency(one) || one.duty.beginsAt.localeCompare(other.duty.beginsAt),
    );
  return <FirstPosts posts={sorted}>{(post) => <PostNow key={post._id} post={post} {...rest} />}</FirstPosts>;
}
