import type { OwnPost, OwnPosts, PostDuty } from '@prahari/contract/posts.schemas';
import { isRunning } from '../guard-now.ts';
import { PostNow, type PostNowProps } from './PostNow.tsx';

export type PostsNowProps = OwnPosts & Omit<PostNowProps, 'post'>;

const hasDuty = (post: OwnPost): post is OwnPost & { duty: PostDuty } => post.duty !== undefined;

/** The client's posts with a running or next duty, those that run first. */
export const PostsNow = ({ posts, ...rest }: PostsNowProps) =>
  posts
    .filter(hasDuty)
    .sort(
      (one, other) =>
        Number(isRunning(other.duty, rest.now)) - Number(isRunning(one.duty, rest.now)) ||
        (one.duty.beginsAt < other.duty.beginsAt ? -1 : 1),
    )
    .map((post) => <PostNow key={post._id} post={post} {...rest} />);
