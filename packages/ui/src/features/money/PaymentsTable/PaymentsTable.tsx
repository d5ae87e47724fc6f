import { paymentModeLabels, paymentStatusLabels } from '@prahari/contract/payments';
import type { Payment } from '@prahari/contract/payments.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import type { TableState } from '../../../base/data-grid/table-props.ts';
import { Status } from '../../../base/Status/Status.tsx';
import { RowActions } from '../../../base/Table/RowActions.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import {
  actionsColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../../base/Table/table-columns.tsx';

interface PaymentActions {
  /** Shown until it is void. */
  onVoid: (payment: Payment) => void;
  /** Shown on a payment of Mark as Paid. */
  onExplain: (payment: Payment) => void;
  /** The page of a bill. Leave out where the server has none. */
  billHref?: ((billId: string) => string) | undefined;
}

const looks = {
  explained: { tone: 'success', mark: 'tick' },
  unexplained: { tone: 'warning', mark: 'triangle' },
  voided: { tone: 'muted', mark: 'cross' },
} as const;

const kept = ({ tds, gstTds }: Payment): string => {
  const sum = Math.round((tds + gstTds) * 100) / 100;
  return sum > 0 ? `TDS ${formatRupees(sum)}` : '';
};

/** The bills that a payment settled, and what of it is on account. */
const putTo = ({ allocations, onAccount, voidReason }: Payment): string =>
  voidReason ??
  [
    ...allocations.map(({ billNumber }) => billNumber),
    ...(onAccount > 0 ? [`${formatRupees(onAccount)} on account`] : []),
  ].join(', ');

/** The same, with each bill's number as a link to its page. */
function PutTo({ payment, billHref }: { payment: Payment; billHref: (billId: string) => string }) {
  if (payment.voidReason !== undefined) return payment.voidReason;
  const { allocations, onAccount } = payment;
  return (
    <>
      {allocations.map(({ billId, billNumber }, index) => (
        <span key={billId}>
          {index > 0 && ', '}
          <a
            href={billHref(billId)}
            className="whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-current touch:py-2"
          >
            {billNumber}
          </a>
        </span>
      ))}
      {onAccount > 0 && `${allocations.length > 0 ? ', ' : ''}${formatRupees(onAccount)} on account`}
    </>
  );
}

const columns = ({ onVoid, onExplain, billHref }: PaymentActions): readonly Column<Payment>[] => [
  dateColumn('day', 'Day', ({ day }) => formatDay(day), { width: '6.5rem', card: 'end' }),
  nameColumn('client', 'Client', ({ client }) => client.name),
  textColumn(
    'how',
    'How',
    ({ mode, reference }) => [paymentModeLabels[mode], reference].filter(Boolean).join(' '),
    {
      sortable: false,
      priority: 'medium',
    },
  ),
  {
    ...textColumn<Payment>('putTo', 'Put to', putTo, { sortable: false, card: 'wide' }),
    ...(billHref && { cell: (payment: Payment) => <PutTo payment={payment} billHref={billHref} /> }),
  },
  statusColumn('7rem', ({ status }) => <Status {...looks[status]}>{paymentStatusLabels[status]}</Status>),
  {
    ...textColumn<Payment>('amount', 'Settled', ({ settled }) => formatRupees(settled), {
      align: 'end',
      orders: ['lowest first', 'highest first'],
      width: '8rem',
      card: 'figure',
    }),
    cell: (payment) => (
      <>
        {formatRupees(payment.settled)}
        <span className="block text-muted text-xs">{kept(payment)}</span>
      </>
    ),
  },
  actionsColumn('9rem', (payment, { isPending }) => (
    <RowActions>
      {payment.status === 'unexplained' && (
        <Button
          size="small"
          pending={isPending}
          aria-label={`Explain ${formatRupees(payment.settled)} of ${payment.client.name}`}
          onPress={() => onExplain(payment)}
        >
          Explain
        </Button>
      )}
      {payment.status !== 'voided' && (
        <Button
          size="small"
          variant="danger"
          pending={isPending}
          aria-label={`Void ${formatRupees(payment.settled)} of ${payment.client.name}`}
          onPress={() => onVoid(payment)}
        >
          Void
        </Button>
      )}
    </RowActions>
  )),
];

export interface PaymentsTableProps extends PaymentActions, TableState {
  /** The payments of one page. */
  payments: readonly Payment[];
}

/** Payments with what they settled; a voided one has its reason. */
export const PaymentsTable = ({ payments, onVoid, onExplain, billHref, ...table }: PaymentsTableProps) => (
  <Table
    {...table}
    label="Payments"
    columns={columns({ onVoid, onExplain, billHref })}
    rows={payments}
    rowKey={({ _id }) => _id}
  />
);
