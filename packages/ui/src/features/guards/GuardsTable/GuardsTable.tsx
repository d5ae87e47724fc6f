import { shiftLabels } from '@prahari/contract/assignments';
import type { Assignment } from '@prahari/contract/assignments.schemas';
import { MAX_RATING } from '@prahari/contract/constants';
import type { Guard } from '@prahari/contract/guards.schemas';
import { dutyAt } from '@prahari/domain/duty';
import { formatYears, labelOf } from '@prahari/domain/format';
import { useMemo } from 'react';
import { Avatar, type AvatarState } from '../../../base/Avatar/Avatar.tsx';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import type { TableState } from '../../../base/data-grid/table-props.ts';
import { breakable } from '../../../base/Table/breakable.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { SpareLine } from '../../../base/Table/SpareLine.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import { nameColumn, secondaryColumn, statusColumn, textColumn } from '../../../base/Table/table-columns.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { GuardStatus } from '../GuardStatus/GuardStatus.tsx';
import { guardsTableWords, type SayGuardsTable } from './guards-table-words.ts';

export interface GuardsTableProps extends TableState {
  /** The guards of one page. */
  guards: readonly Guard[];
  /** The current instant: says which assigned guards are on duty. */
  now: Date;
  /** The record of a guard. Leave out where the server has none. */
  guardLink?: ((guardId: string) => LinkTarget) | undefined;
  /** The record of a client, to which the current assignment leads. Leave out where the server has none. */
  clientLink?: ((clientId: string) => LinkTarget) | undefined;
  /** Opens the reviews of a guard. */
  onShowReviews: (guard: Guard) => void;
}

const reviewCount = (count: number, t: SayGuardsTable) => t('reviewsCount', { count });

/** City and shift: `Pune, Night`. */
const dutyText = ({ location, shift }: Assignment): string =>
  [location.city, shift && labelOf(shiftLabels, shift)].filter(Boolean).join(', ');

/** Client, city and shift: `Tapovan Heights, Pune, Night`. */
const assignmentText = ({ currentAssignment: duty }: Guard, t: SayGuardsTable): string =>
  duty ? [duty.client.user.name, dutyText(duty)].filter(Boolean).join(', ') : t('none');

const none = (t: SayGuardsTable) => <span className="text-faint">{t('none')}</span>;

const assignmentOf = (guard: Guard, clientLink: GuardsTableProps['clientLink'], t: SayGuardsTable) => {
  const duty = guard.currentAssignment;
  if (!duty) return none(t);
  if (!clientLink) return assignmentText(guard, t);
  return (
    <span className="touch:[&_a]:py-3.5">
      <RowLink {...clientLink(duty.client._id)} inSentence>
        {duty.client.user.name}
      </RowLink>
      , {dutyText(duty)}
    </span>
  );
};

const reviewsOf = ({ reviews, user }: Guard, onShow: () => void, t: SayGuardsTable) =>
  reviews.length === 0 ? (
    none(t)
  ) : (
    // Aligns the text, not the button's padding, with the column header.
    <Button
      size="small"
      variant="plain"
      className="-me-2.5 touch:-me-4 print:me-0 print:inline-flex! print:p-0"
      aria-label={t('readOfReviewCount', { reviewCount: reviewCount(reviews.length, t), name: user.name })}
      onPress={onShow}
    >
      <span>
        <span className="print:hidden">{t('read')} </span>
        {reviews.length}
      </span>
    </Button>
  );

const avatarStates = new Map<string, AvatarState>([
  ['assigned', 'assigned'],
  ['disabled', 'off'],
]);

const dutyOf = ({ currentAssignment }: Guard, now: Date) =>
  currentAssignment ? dutyAt(currentAssignment, now) : undefined;

/** Avatar and name. The avatar is decorative, because name and status are written beside it. */
const nameOf = (
  { _id, user, status, experience }: Guard,
  {
    initials,
    duty,
    link,
  }: { initials?: string | undefined; duty?: AvatarState | undefined; link?: LinkTarget | undefined },
) => (
  <span className="flex items-center gap-2.5">
    <Avatar
      name={user.name}
      personId={_id}
      initials={initials}
      state={duty ?? avatarStates.get(status)}
      size="small"
      decorative
      className="shrink-0"
    />
    <span className="min-w-[min(--spacing(36),50vw)] wrap-anywhere">
      {link ? <RowLink {...link}>{user.name}</RowLink> : user.name}
      <SpareLine>{formatYears(experience)}</SpareLine>
    </span>
  </span>
);

const statusOf = (guard: Guard, now: Date) => {
  const duty = dutyOf(guard, now);
  return (
    <span className="grid gap-0.5 @max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:items-baseline @max-[40rem]:gap-x-2">
      <GuardStatus status={guard.status} />
      {duty && <span className="text-muted text-xs">{duty.text}</span>}
    </span>
  );
};

type Shown = Omit<GuardsTableProps, keyof TableState>;

const guardColumns = (shown: Shown, t: SayGuardsTable): readonly Column<Guard>[] => {
  const { guards, now, guardLink, clientLink, onShowReviews } = shown;
  const initials = distinctInitials(guards.map(({ _id, user }) => ({ id: _id, name: user.name })));
  return [
    {
      ...nameColumn('name', t('name'), ({ user }) => user.name),
      cell: (guard) =>
        nameOf(guard, {
          initials: initials.get(guard._id),
          duty: dutyOf(guard, now)?.state,
          link: guardLink?.(guard._id),
        }),
    },
    secondaryColumn('email', t('email'), ({ user }) => user.email, {
      cell: ({ user }) => (
        <span className="block text-muted @min-[70rem]:min-w-62">{breakable(user.email)}</span>
      ),
      priority: 'medium',
    }),
    statusColumn('7.75rem', (guard) => statusOf(guard, now)),
    textColumn('experience', t('experience'), ({ experience }) => formatYears(experience), {
      width: '5.25rem',
      priority: 'merged',
      wrap: undefined,
      orders: [t('lowestFirst'), t('highestFirst')],
      card: 'end',
    }),
    textColumn('specialization', t('specialization'), ({ specialization }) => specialization.join(', '), {
      cell: ({ specialization }) => specialization.join(', ') || none(t),
      sortable: false,
      width: '16cqi',
      priority: 'merged',
      card: 'wide',
      cardLabel: t('specialization'),
    }),
    textColumn('currentAssignment', t('currentAssignment'), (one) => assignmentText(one, t), {
      cell: (guard) => assignmentOf(guard, clientLink, t),
      sortable: false,
      width: '16cqi',
      card: 'wide',
      cardLabel: t('assignment'),
    }),
    {
      id: 'rating',
      header: t('rating'),
      cell: ({ rating }) =>
        rating ? (
          t('outOfRating', { rating, maxRating: MAX_RATING })
        ) : (
          <span className="whitespace-normal text-faint">{t('notRatedYet')}</span>
        ),
      sortable: true,
      orders: [t('lowestFirst'), t('highestFirst')],
      width: '6.25rem',
      card: 'end',
      cardLabel: t('rating'),
    },
    {
      id: 'reviews',
      header: t('reviews'),
      cell: (guard) => reviewsOf(guard, () => onShowReviews(guard), t),
      width: '4rem',
      align: 'end',
      card: 'end',
      cardLabel: t('reviews'),
    },
  ];
};

/** Guards with status, assignment and rating (SPEC section 2, Guards list). */
export function GuardsTable({
  guards,
  now,
  guardLink,
  clientLink,
  onShowReviews,
  ...table
}: GuardsTableProps) {
  const t = useWords(guardsTableWords);
  const columns = useMemo(
    () => guardColumns({ guards, now, guardLink, clientLink, onShowReviews }, t),
    [guards, now, guardLink, clientLink, onShowReviews, t],
  );
  return (
    <Table
      {...table}
      widthsKey="guards"
      label={t('securityGuards')}
      columns={columns}
      rows={guards}
      rowKey={({ _id }) => _id}
    />
  );
}
