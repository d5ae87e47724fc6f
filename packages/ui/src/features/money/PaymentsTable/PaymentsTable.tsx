import { paymentModeLabels, paymentStatusLabels } from '@prahari/contract/payments';
import type { Payment } from '@prahari/contract/payments.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import type { TableState } from '../../../base/data-grid/table-props.ts';
import { Status } from '../../../base/Status/Status.tsx';
import { RowActions } from '../../../base/Table/RowActions.tsx';
import { SpareLine } from '../../../base/Table/SpareLine.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import {
  actionsColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../../base/Table/table-columns.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { paymentsTableWords, type SayPaymentsTable } from './payments-table-words.ts';

interface PaymentActions {
  /** Shown until it is void. */
  onVoid: (payment: Payment) => void;
  /** Shown on a payment of Mark as Paid. */
  onExplain: (payment: Payment) => void;
  /** Receipt was pressed, on one that is not void. Leave out where the server makes none. */
  onReceipt?: ((payment: Payment) => void) | undefined;
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
const putTo = ({ allocations, onAccount, voidReason }: Payment, t: SayPaymentsTable): string =>
  voidReason ??
  [
    ...allocations.map(({ billNumber }) => billNumber),
    ...(onAccount > 0 ? [t('onAccountRupees', { rupees: formatRupees(onAccount) })] : []),
  ].join(', ');

/** The same, with each bill's number as a link to its page. */
function PutTo({ payment, billHref }: { payment: Payment; billHref: (billId: string) => string }) {
  const t = useWords(paymentsTableWords);
  if (payment.voidReason !== undefined) return payment.voidReason;
  const { allocations, onAccount } = payment;
  return (
    <>
      {allocations.map(({ billId, billNumber }, index) => (
        <span key={billId}>
          {index > 0 && ', '}
          <a
            href={billHref(billId)}
            className="whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-current touch:py-3.5"
          >
            {billNumber}
          </a>
        </span>
      ))}
      {onAccount > 0 &&
        t('andOnAccount', { before: allocations.length > 0 ? ', ' : '', rupees: formatRupees(onAccount) })}
    </>
  );
}

const columns = (
  { onVoid, onExplain, onReceipt, billHref }: PaymentActions,
  t: SayPaymentsTable,
): readonly Column<Payment>[] => [
  dateColumn('day', t('day'), ({ day }) => formatDay(day), {
    width: '6.5rem',
    card: 'end',
    priority: 'merged',
  }),
  nameColumn('client', t('client'), ({ client }) => client.name, {
    cell: ({ client, day }) => (
      <>
        {client.name}
        <SpareLine>{formatDay(day)}</SpareLine>
      </>
    ),
  }),
  textColumn(
    'how',
    t('how'),
    ({ mode, reference }) => [paymentModeLabels[mode], reference].filter(Boolean).join(' '),
    {
      sortable: false,
      priority: 'medium',
    },
  ),
  {
    ...textColumn<Payment>('putTo', t('putTo'), (one) => putTo(one, t), { sortable: false, card: 'wide' }),
    ...(billHref && { cell: (payment: Payment) => <PutTo payment={payment} billHref={billHref} /> }),
  },
  statusColumn('7rem', ({ status }) => <Status {...looks[status]}>{paymentStatusLabels[status]}</Status>),
  {
    ...textColumn<Payment>('amount', t('settled'), ({ settled }) => formatRupees(settled), {
      align: 'end',
      orders: [t('lowestFirst'), t('highestFirst')],
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
  actionsColumn('11rem', (payment, { isPending }) => (
    <RowActions>
      {payment.status === 'unexplained' && (
        <Button
          size="small"
          pending={isPending}
          aria-label={t('explainOfRupees', {
            rupees: formatRupees(payment.settled),
            name: payment.client.name,
          })}
          onPress={() => onExplain(payment)}
        >
          {t('explain')}
        </Button>
      )}
      {payment.status === 'explained' && onReceipt && (
        <Button
          size="small"
          aria-label={t('receiptOfRupees', {
            rupees: formatRupees(payment.settled),
            name: payment.client.name,
          })}
          onPress={() => onReceipt(payment)}
        >
          {t('receipt')}
        </Button>
      )}
      {payment.status !== 'voided' && (
        <Button
          size="small"
          variant="danger"
          pending={isPending}
          aria-label={t('voidOfRupees', { rupees: formatRupees(payment.settled), name: payment.client.name })}
          onPress={() => onVoid(payment)}
        >
          {t('void')}
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
export const PaymentsTable = ({
  payments,
  onVoid,
  onExplain,
  onReceipt,
  billHref,
  ...table
}: PaymentsTableProps) => {
  const t = useWords(paymentsTableWords);
  return (
    <Table
      {...table}
      label={t('payments')}
      columns={columns({ onVoid, onExplain, onReceipt, billHref }, t)}
      rows={payments}
      rowKey={({ _id }) => _id}
    />
  );
};
