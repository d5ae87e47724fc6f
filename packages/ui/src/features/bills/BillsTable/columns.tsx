import { type Bill, formatDay, formatRupees } from '@prahari/contract';
import { Button } from '../../../base/Button/Button.tsx';
import {
  actionsColumn,
  nameColumn,
  numericColumn,
  statusColumn,
  textColumn,
} from '../../../base/Table/column-types.tsx';
import type { Column } from '../../../base/Table/columns.ts';
import { RowActions } from '../../../base/Table/RowActions.tsx';
import { BillNumber } from '../BillNumber/BillNumber.tsx';
import { BillStatus } from '../BillStatus/BillStatus.tsx';

export interface BillActions {
  /** Offered unless the bill is paid. Leave out for the view a client reads. */
  onMarkPaid?: ((bill: Bill) => void) | undefined;
  /** Always offered; ask before deleting. Leave out for the view a client reads. */
  onDelete?: ((bill: Bill) => void) | undefined;
  /** Ids of bills something is being done to. */
  pending?: ReadonlySet<string> | undefined;
}

function Actions({ bill, onMarkPaid, onDelete, pending }: BillActions & { bill: Bill }) {
  const isBusy = pending?.has(bill._id) ?? false;
  return (
    <>
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
    </>
  );
}

const clientColumn = nameColumn<Bill>('client', 'Client', ({ client }) => client.user.name);
const descriptionColumn = textColumn<Bill>('description', 'Description', ({ description }) => description, {
  sortable: false,
  card: 'wide',
});

/** A client has no other place to read it. */
const fullDescription = ({ description }: Bill) => (
  <span className="block whitespace-normal @min-[50rem]:py-1.5">{description}</span>
);

/** The office sees whose bill it is and acts on it; a client sees what it is for. */
export function billColumns(actions: BillActions): readonly Column<Bill>[] {
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
    ...(isOffice
      ? [clientColumn, { ...descriptionColumn, priority: 'low' as const }]
      : [{ ...descriptionColumn, cell: fullDescription }]),
    numericColumn('dueDate', 'Due', ({ dueDate }) => formatDay(dueDate), { width: '6.5rem', card: 'end' }),
    statusColumn('6.25rem', ({ status }) => <BillStatus status={status} />),
    textColumn('amount', 'Amount', ({ amount }) => formatRupees(amount), {
      align: 'end',
      width: '8.25rem',
      card: 'figure',
    }),
    ...(isOffice
      ? [
          actionsColumn<Bill>('11.5rem', (bill) => (
            <RowActions>
              <Actions bill={bill} {...actions} />
            </RowActions>
          )),
        ]
      : []),
  ];
}
