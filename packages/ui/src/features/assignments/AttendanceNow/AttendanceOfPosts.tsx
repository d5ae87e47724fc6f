import type { OwnPost } from '@prahari/contract/posts.schemas';
import { FirstPosts } from '../FirstPosts/FirstPosts.tsx';
import { isRunning } from '../guard-now.ts';
import { AttendanceNow } from './AttendanceNow.tsx';

export interface AttendanceOfPostsProps {
  posts: readonly OwnPost[];
  /** The current instant. */
  now: Date;
}

/** The attendance of the posts whose duty runs. */
export const AttendanceOfPosts = ({ posts, now }: AttendanceOfPostsProps) => (
  <FirstPosts posts={posts.filter(({ duty }) => duty && isRunning(duty, now))}>
    {({ _id, duty, place: { street, city } }) =>
      duty && (
        <AttendanceNow
          key={_id}
          duty={duty}
          place={[street, city].filter((part) => part !== '').join(', ')}
          now={now}
        />
      )
    }
  </FirstPosts>
);
