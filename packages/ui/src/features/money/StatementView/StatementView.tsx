import type { Statement, StatementEntry } from '@prahari/contract/debts.schemas';
import { paymentModeLabels } from '@prahari/contract/payments';
import { type DateNames, formatDay, formatRupees, labelOf } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import { actionsColumn, nameColumn, numericColumn, textColumn } from '../../../base/Table/table-columns.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import type { Translate } from '../../../base/words/define-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { OnCard } from '../OnCard.tsx';
import { statementWords } from '../statement-words.ts';

export interface StatementViewProps {
  statement: Statement;
  /** Credit note was pressed on a bill. Leave out for a client's own statement. */
  onCredit?: ((bill: { _id: string; billNumber: string }) => void) | undefined;
  /** Receipt was pressed on a payment, by its id. Leave out where the server makes none. */
  onReceipt?: ((paymentId: string) => void) | undefined;
  /** The page of a bill or a credit note; undefined for a payment. Leave out where the server has none. */
  pageOf?: ((entry: Pick<StatementEntry, 'kind' | '_id'>) => string | undefined) | undefined;
}

type Actions = Pick<StatementViewProps, 'onCredit' | 'onReceipt'>;

const kinds = { bill: 'Bill', creditNote: 'Credit note', payment: 'Payment' } as const;

/** Words, labels and dates as the reader has them. */
interface Shown {
  t: Translate<typeof statementWords>;
  say: (text: string) => string;
  names: DateNames;
}

const amount = (rupees: number): string => (rupees === 0 ? '–' : formatRupees(rupees));

/** Rupees with the side: what was received above what was billed is in the client's favor. */
const balance = (rupees: number, { t }: Shown): string =>
  rupees < 0 ? t('inFavor', { amount: formatRupees(-rupees) }) : formatRupees(rupees);

const textOf = ({ kind, description }: StatementEntry, { say }: Shown): string =>
  kind === 'payment' ? say(labelOf(paymentModeLabels, description)) : description;

const nameOf = ({ kind, number }: StatementEntry, { say }: Shown): string =>
  `${say(kinds[kind])} ${number}`.trim();

const sums = ['billed', 'credited', 'received', 'tds'] as const;

/** The amounts that are not 0, in words, for a card. */
const partsOf = (entry: StatementEntry, { t }: Shown): string =>
  sums
    .filter((id) => entry[id] !== 0)
    .map((id) => `${t(id)} ${formatRupees(entry[id])}`)
    .join(', ');

function EntryName({ name, page }: { name: string; page: string | undefined }) {
  if (!page) return name;
  return (
    <a
      href={page}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current touch:py-3.5"
    >
      {name}
    </a>
  );
}

const actions = ({ onCredit, onReceipt }: Actions, { t, names }: Shown) =>
  actionsColumn<StatementEntry>('7rem', ({ kind, _id, number, day }) => (
    <>
      {kind === 'bill' && onCredit && (
        <Button
          size="small"
          variant="plain"
          className="print:hidden"
          aria-label={t('creditNoteOf', { number })}
          onPress={() => onCredit({ _id, billNumber: number })}
        >
          {t('creditNote')}
        </Button>
      )}
      {kind === 'payment' && onReceipt && (
        <Button
          size="small"
          variant="plain"
          className="print:hidden"
          aria-label={t('receiptOf', { day: formatDay(day, names) })}
          onPress={() => onReceipt(_id)}
        >
          {t('receipt')}
        </Button>
      )}
    </>
  ));

const columns = (
  { onCredit, onReceipt, pageOf }: Actions & Pick<StatementViewProps, 'pageOf'>,
  shown: Shown,
): readonly Column<StatementEntry>[] => [
  textColumn<StatementEntry>('day', shown.t('day'), ({ day }) => formatDay(day, shown.names), {
    sortable: false,
    width: '6.5rem',
    wrap: undefined,
    card: 'end',
  }),
  {
    ...nameColumn<StatementEntry>('what', shown.t('entry'), (entry) => nameOf(entry, shown), {
      sortable: false,
    }),
    cell: (entry) => (
      <>
        <EntryName name={nameOf(entry, shown)} page={pageOf?.(entry)} />
        <OnCard>{partsOf(entry, shown)}</OnCard>
      </>
    ),
  },
  textColumn<StatementEntry>('description', shown.t('description'), (entry) => textOf(entry, shown), {
    sortable: false,
    card: 'wide',
    priority: 'medium',
  }),
  ...sums.map((id) =>
    numericColumn<StatementEntry>(id, shown.t(id), (entry) => amount(entry[id]), {
      sortable: false,
      align: 'end',
      card: 'hidden',
    }),
  ),
  numericColumn<StatementEntry>('balance', shown.t('balance'), (entry) => balance(entry.balance, shown), {
    sortable: false,
    align: 'end',
    card: 'figure',
    // The largest figure of a card is not what the entry added.
    cardLabel: shown.t('balance'),
  }),
  ...(onCredit || onReceipt ? [actions({ onCredit, onReceipt }, shown)] : []),
];

interface LineProps {
  label: string;
  amount: string;
  /** The actions stand at the end of the rows, so that the balance ends before them. */
  hasActions: boolean;
}

const Line = ({ label, amount: text, hasActions }: LineProps) => (
  <p
    className={`flex flex-wrap justify-between gap-x-4 py-2 ${hasActions ? '@min-[40rem]:pe-31 print:pe-0!' : ''}`}
  >
    <span>{label}</span>
    <span className="font-semibold tabular-nums">{text}</span>
  </p>
);

/** The account of a client in a period: opening balance, entries, closing balance. Prints as one sheet. */
export function StatementView({ statement, onCredit, onReceipt, pageOf }: StatementViewProps) {
  const t = useWords(statementWords);
  const say = useTexts();
  const names = useDateNames();
  const shown = { t, say, names };
  const { client, from, to, opening, entries, closing, interest } = statement;
  const hasActions = Boolean(onCredit || onReceipt);
  return (
    <section aria-label={t('statement')} className="@container">
      {client && <p className="font-semibold wrap-anywhere">{client.name}</p>}
      <p className="text-muted text-sm">
        {t('period', { from: formatDay(from, names), to: formatDay(to, names) })}
      </p>
      <Line
        label={t('owedBefore', { day: formatDay(from, names) })}
        amount={balance(opening, shown)}
        hasActions={hasActions}
      />
      {entries.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <Table
          label={t('statement')}
          columns={columns({ onCredit, onReceipt, pageOf }, shown)}
          rows={entries}
          empty={null}
          rowKey={({ _id }) => _id}
        />
      )}
      <div className="border-line-strong border-t">
        <Line
          label={t('owedOn', { day: formatDay(to, names) })}
          amount={balance(closing, shown)}
          hasActions={hasActions}
        />
        {interest !== undefined && interest > 0 && (
          <p
            className={`flex flex-wrap justify-between gap-x-4 text-muted text-sm ${hasActions ? '@min-[40rem]:pe-31 print:pe-0!' : ''}`}
          >
            <span>{t('interest')}</span>
            <span className="tabular-nums">{formatRupees(interest)}</span>
          </p>
        )}
      </div>
    </section>
  );
}
