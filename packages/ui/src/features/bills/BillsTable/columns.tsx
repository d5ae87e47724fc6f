import { type BillView, formatDay, formatRupees } from '@prahari/contract';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/Table/columns.ts';
import { BillNumber } from '../BillNumber/BillNumber.tsx';
import { BillStatus } from '../BillStatus/BillStatus.tsx';

export interface BillActions {
  /** Offered unless the bill is paid. Leave out for the view a client reads. */
  onMarkPaid?: ((bill: BillView) => void) | undefined;
  /** Always offered; ask before deleting. Leave out for the view a client reads. */
  onDelete?: ((bill: BillView) => void) | undefined;
  /** Ids of bills something is being done to. */
  pending?: ReadonlySet<string> | undefined;
}

const ROW_ACTIONS = 'flex justify-end gap-1 @max-[40rem]:justify-start @max-[40rem]:gap-2';

function Actions({ bill, onMarkPaid, onDelete, pending }: BillActions & { bill: BillView }) {
  const isBusy = pending?.has(bill._id) ?? false;
  return (
    <div className={ROW_ACTIONS}>
      {onMarkPaid && bill.status !== 'paid' && (
        <Button size="small" pending={isBusy} onPress={() => onMarkPaid(bill)}>
          Mark as Paid
        </Button>
      )}
      {onDelete && (
        <Button size="small" variant="danger" pending={isBusy} onPress={() => onDelete(bill)}>
          Delete
        </Button>
      )}
    </div>
  );
}

const clientColumn: Column<BillView> = {
  id: 'client',
  header: 'Client',
  cell: ({ client }) => client.user.name,
  title: ({ client }) => client.user.name,
  sortable: true,
  rowHeader: true,
  card: 'title',
};

const describing: Column<BillView> = {
  id: 'description',
  header: 'Description',
  cell: ({ description }) => description,
  title: ({ description }) => description,
  card: 'line',
};

/** The office sees whose bill it is and acts on it; a client sees what it is for. */
export function billColumns(actions: BillActions): readonly Column<BillView>[] {
  const isOffice = Boolean(actions.onMarkPaid || actions.onDelete);
  return [
    {
      id: 'billNumber',
      header: 'Bill',
      cell: (bill) => <BillNumber bill={bill} />,
      sortable: true,
      rowHeader: true,
      width: '9.25rem',
      card: isOffice ? 'line' : 'title',
    },
    ...(isOffice ? [clientColumn, { ...describing, priority: 'low' as const }] : [describing]),
    {
      id: 'dueDate',
      header: 'Due',
      cell: ({ dueDate }) => <span className="tabular-nums">{formatDay(dueDate)}</span>,
      sortable: true,
      width: '6.5rem',
      card: 'end',
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <BillStatus status={status} />,
      sortable: true,
      width: '6.25rem',
      card: 'line',
    },
    {
      id: 'amount',
      header: 'Amount',
      cell: ({ amount }) => formatRupees(amount),
      sortable: true,
      align: 'end',
      width: '8.25rem',
      card: 'end',
    },
    ...(isOffice
      ? [
          {
            id: 'actions',
            header: 'Actions',
            hideHeader: true,
            cell: (bill: BillView) => <Actions bill={bill} {...actions} />,
            align: 'end',
            width: '11.5rem',
            card: 'actions',
          } satisfies Column<BillView>,
        ]
      : []),
  ];
}
