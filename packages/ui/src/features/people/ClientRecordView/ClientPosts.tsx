import { shiftLabels } from '@prahari/contract/assignments';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { RecordSection } from '../RecordSection.tsx';

interface ClientPostsProps extends Pick<ClientRecord, 'posts'> {
  onAssign?: ((post: Post) => void) | undefined;
}

/** The posts, each with how many of its places are filled. */
export function ClientPosts({ posts, onAssign }: ClientPostsProps) {
  return (
    <RecordSection title="Posts" note={posts.length ? `${posts.length}` : undefined}>
      {posts.length === 0 && <p className="text-muted text-sm">None now.</p>}
      <ul className="mt-1.5 text-sm">
        {posts.map((post) => {
          const { _id, place, shift, asked, filled, short, startDate, endDate } = post;
          const address = [place.street, place.city].filter(Boolean).join(', ');
          return (
            <li
              key={_id}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-[minmax(0,1fr)_10rem_13rem_5rem_5rem] @min-[48rem]:items-center"
            >
              <span className="wrap-anywhere font-medium">{address}</span>
              <Lanterns filled={filled} total={asked} text={`${filled} of ${asked}`} />
              <span className="text-muted text-xs tabular-nums @min-[48rem]:text-ink @min-[48rem]:text-sm">
                {formatDay(startDate)} – {formatDay(endDate)}
              </span>
              <span className="text-end text-muted text-xs @min-[48rem]:text-start @min-[48rem]:text-sm">
                {shift ? shiftLabels[shift] : 'No shift yet'}
              </span>
              {onAssign && short > 0 && (
                <Button
                  size="small"
                  className="touch:min-h-target justify-self-start @max-[48rem]:mt-1 @min-[48rem]:justify-self-end"
                  aria-label={`Assign guards at ${address}`}
                  onPress={() => onAssign(post)}
                >
                  Assign
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </RecordSection>
  );
}
