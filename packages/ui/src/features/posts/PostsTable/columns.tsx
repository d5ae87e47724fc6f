import type { Post } from '@prahari/contract/posts.schemas';
import { today } from '@prahari/domain/days';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { actionsColumn } from '../../../base/Table/table-columns.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { daysFrom } from '../empty-by-day.ts';
import { placeText } from '../post-text.ts';
import { EmptyWeek, EndsText, PostDiscs, type PostDiscsProps, ShiftText, WeekHead } from './cells.tsx';
import { postsTableWords, type SayPostsTable } from './posts-table-words.ts';

export interface PostActions extends Pick<PostDiscsProps, 'now' | 'onShowGuards'> {
  /** Assign guards to a post with empty places. */
  onAssign: (post: Post) => void;
  /** Leads to the client's record. */
  clientLink?: ((clientId: string) => LinkTarget) | undefined;
  /** The URL of what `onAssign` opens. */
  assignHref: (post: Post) => string;
}

/** Id of the element that names a post's row, so that a link can lead to it. */
export const rowIdOf = (postId: string): string => `post-${postId}`;

/** Shown where the column for it is hidden. */
const NARROW = 'block text-xs leading-5 @min-[66rem]:hidden @max-[40rem]:text-sm';

function Place({ post }: { post: Post }) {
  const { city, street } = post.place;
  return (
    <>
      {city && <span className="font-medium text-ink">{city}</span>}
      <span>{city && street ? `, ${street}` : street}</span>
    </>
  );
}

function Client({ post, clientLink }: { post: Post } & Pick<PostActions, 'clientLink'>) {
  const { name } = post.client.user;
  return (
    <>
      <span
        id={rowIdOf(post._id)}
        title={name}
        className="line-clamp-2 scroll-mt-32 @min-[74rem]:min-w-76 @max-[40rem]:text-md @max-[40rem]:leading-6"
      >
        {clientLink ? <RowLink {...clientLink(post.client._id)}>{name}</RowLink> : name}
      </span>
      <span title={placeText(post)} className={`${NARROW} line-clamp-1 font-normal text-muted`}>
        <Place post={post} />
      </span>
    </>
  );
}

const guardsOf = (post: Post, t: SayPostsTable) => {
  const { filled, asked, short } = post;
  return (
    <>
      <span className={`mb-0.5 ${NARROW} @min-[40rem]:hidden`}>
        <ShiftText work={post} />
      </span>
      <Lanterns
        filled={filled}
        total={asked}
        className={short > 0 ? 'font-semibold' : 'text-muted'}
        text={t('ofFilled', { filled, asked })}
      />
      <span className={`${NARROW} @max-[40rem]:hidden`}>
        <ShiftText work={post} />
      </span>
    </>
  );
};

function AssignLink({
  post,
  onAssign,
  assignHref,
}: { post: Post } & Pick<PostActions, 'onAssign' | 'assignHref'>) {
  const t = useWords(postsTableWords);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onAssign(post);
  };
  return (
    <ButtonLink
      size="small"
      variant="plain"
      data-row-action=""
      href={assignHref(post)}
      aria-label={t('assignGuardsTo', { name: post.client.user.name })}
      onClick={open}
      className="font-semibold text-ink!"
    >
      {t('assign')}
    </ButtonLink>
  );
}

export function postColumns(actions: PostActions, t: SayPostsTable): readonly Column<Post>[] {
  const { now, onShowGuards, onAssign, assignHref, clientLink } = actions;
  const days = daysFrom(today(now), 7);
  return [
    {
      id: 'client',
      header: t('client'),
      cell: (post) => <Client post={post} clientLink={clientLink} />,
      sortable: true,
      rowHeader: true,
      card: 'title',
      wrap: 'two lines',
    },
    {
      id: 'city',
      header: t('place'),
      cell: (post) => (
        <span title={placeText(post)} className="line-clamp-2 min-w-60 text-muted">
          <Place post={post} />
        </span>
      ),
      sortable: true,
      wrap: 'two lines',
      card: 'hidden',
      priority: 'medium',
    },
    {
      id: 'shift',
      header: t('shift'),
      cell: (post) => <ShiftText work={post} />,
      sortable: true,
      width: '6.75rem',
      card: 'hidden',
      priority: 'medium',
    },
    {
      id: 'short',
      header: t('guards'),
      cell: (post) => guardsOf(post, t),
      sortable: true,
      orders: [t('fewestEmptyFirst'), t('mostEmptyFirst')],
      width: '10.25rem',
      card: 'line',
    },
    {
      id: 'onDuty',
      header: t('onDutyNow'),
      cell: (post) => (
        <>
          <span className={`mb-0.5 ${NARROW} @min-[40rem]:hidden`}>
            <EndsText post={post} now={now} withWord />
          </span>
          <PostDiscs post={post} now={now} onShowGuards={onShowGuards} />
          <span className={`${NARROW} @max-[40rem]:hidden`}>
            <EndsText post={post} now={now} withWord />
          </span>
        </>
      ),
      width: '9.25rem',
      card: 'line',
    },
    {
      id: 'endDate',
      header: t('endsColumn'),
      cell: (post) => <EndsText post={post} now={now} />,
      sortable: true,
      orders: [t('earliestFirst'), t('latestFirst')],
      width: '9.25rem',
      card: 'hidden',
      priority: 'medium',
    },
    {
      id: 'week',
      header: t('emptyPlacesOnNext'),
      head: <WeekHead days={days} />,
      cell: (post) => <EmptyWeek post={post} days={days} />,
      width: '18.5rem',
      card: 'hidden',
      priority: 'low',
    },
    actionsColumn('4.25rem', (post) =>
      post.short > 0 ? <AssignLink post={post} onAssign={onAssign} assignHref={assignHref} /> : null,
    ),
  ];
}
