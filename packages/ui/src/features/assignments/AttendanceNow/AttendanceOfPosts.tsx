import type { OwnPost } from '@prahari/contract/posts.schemas';
import { isRunning } from '../guard-now.ts';
import { AttendanceNow } from './AttendanceNow.tsx';

export interface AttendanceOfPostsProps {
  posts: readonly OwnPost[];
  /** The current instant. */
  now: Date;
}

/** The attendance of the posts whose duty runs. */
export const AttendanceOfPosts = ({ posts, now }: AttendanceOfPostsProps) =>
  posts.map(
    ({ _id, duty, place: { street, city } }) =>
      duty &&
      isRunning(duty, now) && (
        <AttendanceNow
          key={_id}
          duty={duty}
          place={[street, city].filter((part) => part !== '').join(', ')}
          now={now}
        />
      ),
  );
