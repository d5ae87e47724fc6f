import { shiftLabels } from '@prahari/contract/assignments';
import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { dutyAt } from '@prahari/domain/duty';
import { formatDay } from '@prahari/domain/format';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { RecordSection } from '../RecordSection.tsx';
import { clientRecordViewWords } from './client-record-view-words.ts';

interface ClientGuardsProps {
  client: ClientRecord['client'];
  /** The current instant: says which guards are on duty. */
  now: Date;
  guardLink: (guardId: string) => LinkTarget;
  onReplace?: ((assignment: Assignment) => void) | undefined;
}

/** The guards who are assigned, and which of them are on duty. */
export function ClientGuards({ client, now, guardLink, onReplace }: ClientGuardsProps) {
  const t = useWords(clientRecordViewWords);
  const { activeAssignments, numberOfGuards } = client;
  const initials = distinctInitials(
    activeAssignments.map(({ guard }) => ({ id: guard._id, name: guard.user.name })),
  );
  return (
    <RecordSection
      title={t('guardsNow')}
      note={t('ofCount', { count: activeAssignments.length, numberOfGuards })}
    >
      {activeAssignments.length === 0 && <p className="text-muted text-sm">{t('noGuardIsAssigned')}</p>}
      <ul className="mt-1.5 text-sm">
        {activeAssignments.map((one) => {
          const duty = dutyAt(one, now);
          return (
            <li
              key={one._id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-[auto_minmax(0,1fr)_15rem_5rem]"
            >
              <Avatar
                name={one.guard.user.name}
                personId={one.guard._id}
                initials={initials.get(one.guard._id)}
                state={duty?.state ?? 'assigned'}
                size="small"
                decorative
              />
              <span className="min-w-0 font-medium @min-[48rem]:grid @min-[48rem]:grid-cols-2 @min-[48rem]:items-baseline @min-[48rem]:gap-x-4">
                <RowLink {...guardLink(one.guard._id)}>{one.guard.user.name}</RowLink>
                <small className="block font-normal text-muted text-xs">
                  {shiftLabels[one.shift]}, {one.location.street}, {one.location.city}
                  {one.postId === null && `, ${t('noRequest')}`}
                </small>
              </span>
              <span className="text-end text-xs @min-[48rem]:text-start @min-[48rem]:text-sm">
                <span>{duty?.text}</span>
                <small className="block text-muted text-xs tabular-nums">
                  {t('untilDay', { day: formatDay(one.endDate) })}
                </small>
              </span>
              {onReplace && one.postId && (
                <Button
                  size="small"
                  variant="plain"
                  className="justify-self-end touch:min-h-target @max-[48rem]:col-start-2 @max-[48rem]:col-end-4"
                  aria-label={t('replaceName', { name: one.guard.user.name })}
                  onPress={() => onReplace(one)}
                >
                  {t('replace')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </RecordSection>
  );
}

interface ClientPostsProps extends Pick<ClientRecord, 'posts'> {
  onNew?: (() => void) | undefined;
  onAssign?: ((post: Post) => void) | undefined;
  onEnd?: ((post: Post) => void) | undefined;
}

/** The posts, each with how many of its places are filled. */
export function ClientPosts({ posts, onNew, onAssign, onEnd }: ClientPostsProps) {
  const t = useWords(clientRecordViewWords);
  return (
    <RecordSection
      title={t('posts')}
      note={posts.length ? `${posts.length}` : undefined}
      action={
        onNew && (
          <Button size="small" variant="plain" className="touch:min-h-target" onPress={onNew}>
            {t('newPost')}
          </Button>
        )
      }
    >
      {posts.length === 0 && <p className="text-muted text-sm">{t('noneNow')}</p>}
      <ul className="mt-1.5 text-sm">
        {posts.map((post) => {
          const { _id, place, shift, asked, filled, short, startDate, endDate } = post;
          const address = [place.street, place.city].filter(Boolean).join(', ');
          return (
            <li
              key={_id}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-[minmax(0,1fr)_10rem_13rem_5rem_9rem] @min-[48rem]:items-center"
            >
              <span className="wrap-anywhere font-medium">{address}</span>
              <Lanterns filled={filled} total={asked} text={t('ofFilled', { filled, asked })} />
              <span className="text-muted text-xs tabular-nums @min-[48rem]:text-ink @min-[48rem]:text-sm">
                {`${formatDay(startDate)} – ${formatDay(endDate)}`}
              </span>
              <span className="text-end text-muted text-xs @min-[48rem]:text-start @min-[48rem]:text-sm">
                {shift ? shiftLabels[shift] : t('noShiftYet')}
              </span>
              <span className="flex @max-[48rem]:mt-1 gap-2 @min-[48rem]:justify-self-end">
                {onAssign && short > 0 && (
                  <Button
                    size="small"
                    className="touch:min-h-target"
                    aria-label={t('assignGuardsAt', { address })}
                    onPress={() => onAssign(post)}
                  >
                    {t('assign')}
                  </Button>
                )}
                {onEnd && (
                  <Button
                    size="small"
                    variant="plain"
                    className="touch:min-h-target"
                    aria-label={t('endPostAt', { address })}
                    onPress={() => onEnd(post)}
                  >
                    {t('end')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </RecordSection>
  );
}
