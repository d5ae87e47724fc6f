import type { Bill } from '@prahari/contract/bills.schemas';
import type { DateNames } from '@prahari/domain/format';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { useMemo } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import type { TableState } from '../../../base/data-grid/table-props.ts';
import { RowActions } from '../../../base/Table/RowActions.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { SpareLine } from '../../../base/Table/SpareLine.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import {
  actionsColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../../base/Table/table-columns.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { BillNumber } from '../BillNumber/BillNumber.tsx';
import { BillStatus } from '../BillStatus/BillStatus.tsx';
import { billWords, type SayBill } from '../bill-words.ts';
import { billsTableWords, type SayBillsTable } from './bills-table-words.ts';

interface BillActions {
  /** The record of a client. Leave out where the server has none. */
  clientLink?: ((clientId: string) => LinkTarget) | undefined;
  /** Shown while nothing is paid or credited. Leave out where the server cannot, and for a client's own view. */
  onChange?: ((bill: Bill) => void) | undefined;
  /** Shown unless the bill is paid. Leave out for a client's own view. */
  onMarkPaid?: ((bill: Bill) => void) | undefined;
  /** Shown when the bill is paid: it was not after all. Leave out where the server cannot. */
  onMarkUnpaid?: ((bill: Bill) => void) | undefined;
  /** Always shown; ask for confirmation. Leave out for a client's own view. */
  onDelete?: ((bill: Bill) => void) | undefined;
  /** The page of a bill. Leave out where the server has none. */
  billHref?: ((billId: string) => string) | undefined;
}

/** Words and dates as the reader has them. */
interface Shown {
  t: SayBill;
  names: DateNames;
}

const billActions = (
  { onChange, onMarkPaid, onMarkUnpaid, onDelete }: BillActions,
  { t }: Shown,
): Column<Bill> =>
  actionsColumn(onChange ? '14.5rem' : '11.5rem', (bill, { isPending }) => (
    <RowActions>
      {onChange && bill.status !== 'paid' && !bill.paid && !bill.credited && (
        <Button size="small" variant="plain" pending={isPending} onPress={() => onChange(bill)}>
          {t('change')}
        </Button>
      )}
      {onMarkPaid && bill.status !== 'paid' && (
        <Button size="small" pending={isPending} onPress={() => onMarkPaid(bill)}>
          {t('markPaid')}
        </Button>
      )}
      {onMarkUnpaid && bill.status === 'paid' && (
        <Button size="small" variant="plain" pending={isPending} onPress={() => onMarkUnpaid(bill)}>
          {t('notPaid')}
        </Button>
      )}
      {onDelete && (
        <Button size="small" variant="danger" pending={isPending} onPress={() => onDelete(bill)}>
          {t('delete')}
        </Button>
      )}
    </RowActions>
  ));

const pageColumn = (billHref: (billId: string) => string, { t }: Shown): Column<Bill> =>
  actionsColumn('8.5rem', (bill) => (
    <RowActions>
      <ButtonLink size="small" href={billHref(bill._id)}>
        {t(bill.status === 'paid' ? 'open' : 'howToPay')}
        <span className="sr-only">{` ${bill.billNumber}`}</span>
      </ButtonLink>
    </RowActions>
  ));

const clientColumn = ({ clientLink, billHref }: BillActions, { t }: Shown): Column<Bill> => ({
  ...nameColumn<Bill>('client', t('client'), ({ client }) => client.user.name),
  cell: (bill) => {
    const { _id, user } = bill.client;
    return (
      <>
        {clientLink ? <RowLink {...clientLink(_id)}>{user.name}</RowLink> : user.name}
        <SpareLine>
          <BillNumber bill={bill} page={billHref?.(bill._id)} />
        </SpareLine>
      </>
    );
  },
});
const descriptionColumn = ({ t }: Shown) =>
  textColumn<Bill>('description', t('description'), ({ description }) => description, {
    sortable: false,
    card: 'wide',
  });

/** Clients see the description only here, so it is not truncated. */
const fullDescription = ({ description }: Bill) => (
  <span className="block @min-[40rem]:py-1.5">{description}</span>
);

/** Admins see the client and actions; clients see the full description. */
function billColumns(actions: BillActions, shown: Shown, office: SayBillsTable): readonly Column<Bill>[] {
  const { t, names } = shown;
  const isOffice = Boolean(actions.onMarkPaid || actions.onDelete);
  return [
    {
      id: 'billNumber',
      header: t('billColumn'),
      orders: [office('lowestFirst'), office('highestFirst')],
      cell: (bill) => <BillNumber bill={bill} page={isOffice ? actions.billHref?.(bill._id) : undefined} />,
      sortable: true,
      rowHeader: true,
      width: '9.25rem',
      card: isOffice ? 'line' : 'title',
      priority: isOffice ? 'merged' : undefined,
    },
    ...(isOffice
      ? [clientColumn(actions, shown), { ...descriptionColumn(shown), priority: 'medium' as const }]
      : [{ ...descriptionColumn(shown), cell: fullDescription, wrap: 'all lines' as const }]),
    dateColumn('dueDate', t('due'), ({ dueDate }) => formatDay(dueDate, names), {
      width: '6.5rem',
      card: 'end',
      cardLabel: t('due'),
      priority: isOffice ? 'merged' : undefined,
    }),
    statusColumn('6.25rem', ({ status, dueDate }) => (
      <>
        <BillStatus status={status} />
        {isOffice && dueDate && <SpareLine>{t('dueOn', { day: formatDay(dueDate, names) })}</SpareLine>}
      </>
    )),
    textColumn('amount', t('amount'), ({ amount }) => formatRupees(amount), {
      cell: ({ amount, owed = 0 }) => (
        <>
          {formatRupees(amount)}
          {owed > 0 && owed < amount && (
            <span className="block text-muted text-xs">{t('owedOf', { amount: formatRupees(owed) })}</span>
          )}
        </>
      ),
      align: 'end',
      orders: [office('lowestFirst'), office('highestFirst')],
      width: '8.25rem',
      card: 'figure',
    }),
    ...(isOffice ? [billActions(actions, shown)] : []),
    ...(!isOffice && actions.billHref ? [pageColumn(actions.billHref, shown)] : []),
  ];
}

export interface BillsTableProps extends BillActions, TableState {
  /** The bills of one page. */
  bills: readonly Bill[];
}

/** Bills with their actions; without `onMarkPaid` and `onDelete` it is a client's read-only view. */
export function BillsTable({
  bills,
  clientLink,
  onChange,
  onMarkPaid,
  onMarkUnpaid,
  onDelete,
  billHref,
  ...table
}: BillsTableProps) {
  const office = useWords(billsTableWords);
  const t = useWords(billWords);
  const names = useDateNames();
  const columns = useMemo(
    () =>
      billColumns(
        { clientLink, onChange, onMarkPaid, onMarkUnpaid, onDelete, billHref },
        { t, names },
        office,
      ),
    [t, names, clientLink, onChange, onMarkPaid, onMarkUnpaid, onDelete, billHref, office],
  );
  return (
    <Table
      {...table}
      widthsKey="bills"
      label={t('bills')}
      columns={columns}
      rows={bills}
      rowKey={({ _id }) => _id}
    />
  );
}
