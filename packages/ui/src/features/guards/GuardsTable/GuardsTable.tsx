import { type GuardView, labelOf, STARS, shiftLabels } from '@prahari/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/Table/columns.ts';
import { Table } from '../../../base/Table/Table.tsx';
import { GuardStatus } from '../GuardStatus/GuardStatus.tsx';

export interface GuardsTableProps {
  guards: readonly GuardView[];
  /** A column, `-` before it for descending. */
  sort?: string | undefined;
  onSort: (sort: string) => void;
  busy?: boolean | undefined;
  /** Shown in place of rows. */
  empty: ReactNode;
  onShowReviews: (guard: GuardView) => void;
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** Who the guard is with and where: `Tapovan Heights, Pune, Night`. */
const dutyOf = ({ currentAssignment: duty }: GuardView): string =>
  duty
    ? [duty.client.user.name, duty.location.city, duty.shift && labelOf(shiftLabels, duty.shift)]
        .filter(Boolean)
        .join(', ')
    : 'None';

const columnsWith = (onShowReviews: GuardsTableProps['onShowReviews']): readonly Column<GuardView>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ user }) => user.name,
    title: ({ user }) => user.name,
    sortable: true,
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ user }) => <span className="text-muted">{user.email}</span>,
    title: ({ user }) => user.email,
    sortable: true,
    width: '13.5rem',
    priority: 'low',
    card: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <GuardStatus status={status} />,
    sortable: true,
    width: '7rem',
    card: 'line',
  },
  {
    id: 'experience',
    header: 'Experience',
    cell: ({ experience }) => counted(experience, 'year'),
    sortable: true,
    width: '6.5rem',
    card: 'end',
  },
  {
    id: 'specialization',
    header: 'Specialization',
    cell: ({ specialization }) => specialization.join(', ') || <span className="text-faint">None</span>,
    title: ({ specialization }) => specialization.join(', '),
    width: '11rem',
    card: 'line',
    cardLabel: 'Specialization',
  },
  {
    id: 'currentAssignment',
    header: 'Current assignment',
    cell: (guard) => (guard.currentAssignment ? dutyOf(guard) : <span className="text-faint">None</span>),
    title: dutyOf,
    width: '13rem',
    card: 'line',
    cardLabel: 'Assignment',
  },
  {
    id: 'rating',
    header: 'Rating',
    cell: ({ rating, reviews }) => (
      <span
        className={rating || reviews.length ? undefined : 'text-faint'}
      >{`${rating} out of ${STARS}`}</span>
    ),
    sortable: true,
    width: '6.5rem',
    card: 'line',
    cardLabel: 'Rating',
  },
  {
    id: 'reviews',
    header: 'Reviews',
    cell: (guard) =>
      guard.reviews.length > 0 ? (
        <Button
          size="small"
          variant="plain"
          aria-label={`Read ${counted(guard.reviews.length, 'review')} of ${guard.user.name}`}
          onPress={() => onShowReviews(guard)}
        >
          Read {guard.reviews.length}
        </Button>
      ) : (
        <span className="@min-[40rem]:px-2.5 text-faint">None</span>
      ),
    width: '5rem',
    align: 'end',
    card: 'line',
    cardLabel: 'Reviews',
  },
];

/** Every guard with what the office decides by (SPEC section 2, Guards list). */
export function GuardsTable({ guards, onShowReviews, ...table }: GuardsTableProps) {
  return (
    <Table
      {...table}
      label="Security guards"
      columns={columnsWith(onShowReviews)}
      rows={guards}
      rowKey={({ _id }) => _id}
    />
  );
}
