import type { Ageing, AgeingRow } from '@prahari/contract/debts.schemas';
import { formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { SpareLine } from '../../../base/Table/SpareLine.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import { actionsColumn, nameColumn, numericColumn } from '../../../base/Table/table-columns.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ages } from '../ages.ts';
import { OnCard } from '../OnCard.tsx';
import { officeMoneyWords, type SayOfficeMoney } from '../office-money-words.ts';
import { AgeBar } from './AgeBar.tsx';
import { ageingTableWords, type SayAgeingTable } from './ageing-table-words.ts';

export interface AgeingTableProps {
  ageing: Ageing;
  /** The statement of a client. */
  statementLink: (clientId: string) => LinkTarget;
  /** Record a payment was pressed. */
  onSettle: (clientId: string) => void;
}

const figure = (rupees: number): string => (rupees === 0 ? '0' : formatRupees(rupees));

/** The ages that are not 0, in words, where there is no room for their columns. */
const partsOf = (row: AgeingRow, t: SayAgeingTable, sayOfficeMoney: SayOfficeMoney): string =>
  [...ages(sayOfficeMoney), { id: 'onAccount', label: t('onAccount') } as const]
    .filter(({ id }) => row[id] > 0)
    .map(({ id, label }) => `${label} ${formatRupees(row[id])}`)
    .join(', ');

const columns = (
  { statementLink, onSettle }: Omit<AgeingTableProps, 'ageing'>,
  largest: number,
  t: SayAgeingTable,
  sayOfficeMoney: SayOfficeMoney,
): readonly Column<AgeingRow>[] => [
  {
    ...nameColumn<AgeingRow>('client', t('client'), ({ client }) => client.name, { sortable: false }),
    cell: (row) => (
      <>
        <RowLink {...statementLink(row.client._id)}>{row.client.name}</RowLink>
        {row.interest !== undefined && row.interest > 0 && (
          <span className="block text-muted text-xs tabular-nums">
            {t('interestRupees', { rupees: formatRupees(row.interest) })}
          </span>
        )}
        <OnCard>{partsOf(row, t, sayOfficeMoney)}</OnCard>
        <SpareLine priority="medium">{partsOf(row, t, sayOfficeMoney)}</SpareLine>
      </>
    ),
  },
  {
    id: 'bar',
    header: t('shareOfEachAge'),
    hideHeader: true,
    cell: (row) => <AgeBar row={row} of={largest} />,
    width: '8rem',
    card: 'hidden',
    priority: 'medium',
  },
  ...ages(sayOfficeMoney).map(({ id, label }) =>
    numericColumn<AgeingRow>(id, label, (row) => figure(row[id]), {
      sortable: false,
      align: 'end',
      card: 'hidden',
      priority: 'medium',
    }),
  ),
  numericColumn<AgeingRow>('onAccount', t('onAccount'), ({ onAccount }) => figure(onAccount), {
    sortable: false,
    align: 'end',
    card: 'hidden',
    priority: 'medium',
  }),
  numericColumn<AgeingRow>('owed', t('owed'), ({ owed }) => formatRupees(owed), {
    sortable: false,
    align: 'end',
    card: 'figure',
  }),
  actionsColumn<AgeingRow>('8.5rem', ({ client }) => (
    <Button
      size="small"
      aria-label={t('recordPaymentOf', { name: client.name })}
      onPress={() => onSettle(client._id)}
    >
      {t('recordPayment')}
    </Button>
  )),
];

/** What clients owe by age: the sums, then each client, the largest debt first. */
export function AgeingTable({ ageing, ...actions }: AgeingTableProps) {
  const t = useWords(ageingTableWords);
  const sayOfficeMoney = useWords(officeMoneyWords);
  const { rows, total } = ageing;
  if (rows.length === 0) return <EmptyState scene="accountBook" title={t('nobodyOwesAnything')} />;
  const overdue = total.owed - total.notDue;
  // A row without a debt has money on account.
  const debtors = rows.filter(({ owed }) => owed > 0).length;
  const largest = Math.max(1, ...rows.map(({ owed }) => owed));
  return (
    <>
      <p className="mt-2">
        <span className="font-semibold text-xl tabular-nums">{formatRupees(total.owed)}</span>
        <span className="text-muted text-sm">
          {t('owedByClientsOf', { count: debtors, rupees: formatRupees(overdue) })}
        </span>
      </p>
      <div className="mt-3 mb-2 [&>span]:h-8">
        <AgeBar row={total} of={Math.max(1, total.owed)} />
      </div>
      <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {ages(sayOfficeMoney).map(({ id, label, look }) => (
          <div key={id}>
            <dt className="flex items-center gap-2 text-muted text-xs">
              <i aria-hidden="true" className={`block size-3 print:hidden ${look}`} />
              {label}
            </dt>
            <dd className="font-semibold tabular-nums">{formatRupees(total[id])}</dd>
          </div>
        ))}
        <div>
          <dt className="text-muted text-xs">{t('onAccount')}</dt>
          <dd className="font-semibold tabular-nums">{formatRupees(total.onAccount)}</dd>
        </div>
        {total.interest !== undefined && (
          <div>
            <dt className="text-muted text-xs">{t('interestMsmedActNot')}</dt>
            <dd className="font-semibold tabular-nums">{formatRupees(total.interest)}</dd>
          </div>
        )}
      </dl>
      <Table
        label={t('owedByClientAnd')}
        columns={columns(actions, largest, t, sayOfficeMoney)}
        rows={rows}
        empty={null}
        rowKey={({ client }) => client._id}
      />
    </>
  );
}
