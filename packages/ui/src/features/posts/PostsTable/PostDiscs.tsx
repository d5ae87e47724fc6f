import type { Post } from '@prahari/contract/posts.schemas';
import { today } from '@prahari/domain/days';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { dutyOfGuard } from '../duty-of-guard.ts';

/** At most this many guards are discs; a number such as `+3` stands for the rest. */
const MAX_DISCS = 4;

export interface PostDiscsProps {
  post: Post;
  now: Date;
  /** A disc, or the number of further ones, was pressed. */
  onShowGuards: (post: Post) => void;
}

/** The guards of a post as discs: a ring in the accent color on duty, two bars on break, plain when assigned. */
export function PostDiscs({ post, now, onShowGuards }: PostDiscsProps) {
  const { assignments } = post;
  if (assignments.length === 0)
    return (
      <span className="whitespace-nowrap text-muted text-xs">
        {post.startDate > today(now) ? 'Not begun' : 'Nobody'}
      </span>
    );
  const guards = assignments.map(({ guard }) => ({ id: guard._id, name: guard.name }));
  const initials = distinctInitials(guards);
  const duties = assignments.map((assignment) => dutyOfGuard(assignment, now));
  const rest = assignments.length - MAX_DISCS;
  // beside a number of further guards there is no room for words at 1280 px
  const isWaiting = rest <= 0 && duties.every(({ state }) => state === 'assigned');
  return (
    <button
      type="button"
      onClick={() => onShowGuards(post)}
      className="group -my-1 inline-flex min-h-8 items-center @max-[16rem]:flex-wrap gap-1 rounded-md text-start touch:-my-2 touch:min-h-target touch:min-w-11"
    >
      <span className="sr-only">Guards of {post.client.user.name}: </span>
      {assignments.slice(0, MAX_DISCS).map(({ _id, guard }, index) => {
        const { state, text } = duties[index] ?? { state: 'assigned', text: '' };
        return (
          <Avatar
            key={_id}
            name={guard.name}
            initials={initials.get(guard._id)}
            state={state}
            size="small"
            aria-label={`${guard.name}, ${text}`}
            title={`${guard.name}, ${text}`}
            className="group-hover:border-ink"
          />
        );
      })}
      {rest > 0 && <span className="whitespace-nowrap text-muted text-xs tabular-nums">+{rest}</span>}
      {isWaiting && <span className="ms-1 whitespace-nowrap text-muted text-xs">{duties[0]?.text}</span>}
    </button>
  );
}
