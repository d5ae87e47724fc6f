import type { Statement, StatementEntry } from '@prahari/contract/debts.schemas';
import { paymentModeLabels } from '@prahari/contract/payments';
import { formatDay, formatRupees, labelOf } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import { actionsColumn, nameColumn, numericColumn, textColumn } from '../../../base/Table/table-columns.tsx';
import { OnCard } from '../OnCard.tsx';

export interface StatementViewProps {
  statement: Statement;
  /** Credit note was pressed on a bill. Leave out for a client's own statement. */
  onCredit?: ((bill: { _id: string; billNumber: string }) => void) | undefined;
  /** The page of a bill or a credit note; undefined for a payment. Leave out where the server has none. */
  pageOf?: ((entry: Pick<StatementEntry, 'kind' | '_id'>) => string | undefined) | undefined;
}

const kinds = { bill: 'Bill', creditNote: 'Credit note', payment: 'Payment' } as const;

const amount = (rupees: number): string => (rupees === 0 ? '–' : formatRupees(rupees));

/** Rupees with the side: what was received above what was billed is in the client's favor. */
const balance = (rupees: number): string =>
  rupees < 0 ? `${formatRupees(-rupees)} in favor` : formatRupees(rupees);

const textOf = ({ kind, description }: StatementEntry): string =>
  kind === 'payment' ? labelOf(paymentModeLabels, description) : description;

const nameOf = ({ kind, number }: StatementEntry): string => `${kinds[kind]} ${number}`.trim();

/** The amounts that are not 0, in words, for a card. */
const partsOf = (entry: StatementEntry): string =>
  (
    [
      ['billed', 'Billed'],
      ['credited', 'Credited'],
      ['received', 'Received'],
      ['tds', 'TDS'],
    ] as const
  )
    .filter(([id]) => entry[id] !== 0)
    .map(([id, label]) => `${label} ${formatRupees(entry[id])}`)
    .join(', ');

const sum = (id: 'billed' | 'credited' | 'received' | 'tds', header: string): Column<StatementEntry> =>
  numericColumn<StatementEntry>(id, header, (entry) => amount(entry[id]), {
    sortable: false,
    align: 'end',
    card: 'hidden',
  });

function EntryName({ entry, page }: { entry: StatementEntry; page: string | undefined }) {
  if (!page) return nameOf(entry);
  return (
    <a
      href={page}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current touch:py-2"
    >
      {nameOf(entry)}
    </a>
  );
}

const columns = ({
  onCredit,
  pageOf,
}: Pick<StatementViewProps, 'onCredit' | 'pageOf'>): readonly Column<StatementEntry>[] => [
  textColumn<StatementEntry>('day', 'Day', ({ day }) => formatDay(day), {
    sortable: false,
    width: '6.5rem',
    wrap: undefined,
    card: 'end',
  }),
  {
    ...nameColumn<StatementEntry>('what', 'Entry', nameOf, { sortable: false }),
    cell: (entry) => (
      <>
        <EntryName entry={entry} page={pageOf?.(entry)} />
        <OnCard>{partsOf(entry)}</OnCard>
      </>
    ),
  },
  textColumn<StatementEntry>('description', 'Description', textOf, {
    sortable: false,
    card: 'wide',
    priority: 'medium',
  }),
  sum('billed', 'Billed'),
  sum('credited', 'Credited'),
  sum('received', 'Received'),
  sum('tds', 'TDS'),
  numericColumn<StatementEntry>('balance', 'Balance', (entry) => balance(entry.balance), {
    sortable: false,
    align: 'end',
    card: 'figure',
  }),
  ...(onCredit
    ? [
        actionsColumn<StatementEntry>('7rem', ({ kind, _id, number }) =>
          kind === 'bill' ? (
            <Button
              size="small"
              variant="plain"
              className="print:hidden"
              aria-label={`Credit note of ${number}`}
              onPress={() => onCredit({ _id, billNumber: number })}
            >
              Credit note
            </Button>
          ) : null,
        ),
      ]
    : []),
];

const Line = ({ label, rupees }: { label: string; rupees: number }) => (
  <p className="flex flex-wrap justify-between gap-x-4 py-2">
    <span>{label}</span>
    <span className="font-semibold tabular-nums">{balance(rupees)}</span>
  </p>
);

/** The account of a client in a period: opening balance, entries, closing balance. Prints as one sheet. */
export function StatementView({ statement, onCredit, pageOf }: StatementViewProps) {
  const { client, from, to, opening, entries, closing, interest } = statement;
  return (
    <section aria-label="Statement">
      {client && <p className="font-semibold wrap-anywhere">{client.name}</p>}
      <p className="text-muted text-sm">{`${formatDay(from)} to ${formatDay(to)}`}</p>
      <Line label={`Owed before ${formatDay(from)}`} rupees={opening} />
      {entries.length === 0 ? (
        <EmptyState title="No bills and payments in this period" />
      ) : (
        <Table
          label="Statement"
          columns={columns({ onCredit, pageOf })}
          rows={entries}
          empty={null}
          rowKey={({ _id }) => _id}
        />
      )}
      <div className="border-line-strong border-t">
        <Line label={`Owed on ${formatDay(to)}`} rupees={closing} />
        {interest !== undefined && interest > 0 && (
          <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
            <span>Interest under section 16 of the MSMED Act, not included</span>
            <span className="tabular-nums">{formatRupees(interest)}</span>
          </p>
        )}
      </div>
    </section>
  );
}
