import { applicationStatusLabels, serviceTypeLabels } from '@prahari/contract/applications';
import type { Assignment } from '@prahari/contract/assignments.schemas';
import { billStatusLabels } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { formatDay, formatRupees, labelOf } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { PersonRecord } from '../PersonRecord.tsx';
import { RecordAssignments } from '../RecordAssignments.tsx';
import { RecordSection } from '../RecordSection.tsx';
import { ClientGuards, ClientPosts } from './ClientGuards.tsx';
import { ClientTaxFacts } from './ClientTaxFacts.tsx';
import { clientRecordViewWords } from './client-record-view-words.ts';

/** A count with its noun: `1 bill`, `2 bills`. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export interface ClientRecordViewProps {
  /** The client's record. */
  record: ClientRecord;
  /** The current instant: says which guards are on duty. */
  now: Date;
  /** The page of a guard. */
  guardLink: (guardId: string) => LinkTarget;
  /** Correct details was pressed. */
  onCorrect: () => void;
  /** Invite was pressed; shown until the client has a password. */
  onInvite: () => void;
  /** Personal data was pressed; shown for a client without an email. Without it there is no such button. */
  onPersonalData?: (() => void) | undefined;
  /** Write notes was pressed. */
  onEditNotes: () => void;
  /** Change tax and billing was pressed. Without it the section is absent. */
  onEditTax?: (() => void) | undefined;
  /** Record payment was pressed, on a bill or for all of them. Without it there is no such button. */
  onSettle?: ((billId?: string) => void) | undefined;
  /** The client's statement. Leave out where the server has none. */
  statementLink?: LinkTarget | undefined;
  /** The client's rates with their actions. Without it the section is absent. */
  rates?: { list: ReactNode; onAdd: () => void; onCompare: () => void } | undefined;
  /** The papers of a month. Without it the section is absent. */
  papers?: ReactNode;
  /** New post was pressed. Without it there is no such button. */
  onNewPost?: (() => void) | undefined;
  /** Assign was pressed on a post with empty places. Without it there is no such button. */
  onAssign?: ((post: Post) => void) | undefined;
  /** End was pressed on a post. Without it there is no such button. */
  onEndPost?: ((post: Post) => void) | undefined;
  /** Replace was pressed on a guard at a post. Without it there is no such button. */
  onReplace?: ((assignment: Assignment) => void) | undefined;
  /** Earlier history was asked for. */
  onShowMore: () => void;
}

/** All that the office knows of a client. */
export function ClientRecordView({
  record,
  now,
  guardLink,
  rates,
  papers,
  ...actions
}: ClientRecordViewProps) {
  const t = useWords(clientRecordViewWords);
  const { client, contactName, notes, login, bills } = record;
  const open = client.activeAssignments.length;
  const empty = Math.max(0, client.numberOfGuards - open);
  return (
    <PersonRecord
      name={client.user.name}
      subtitle={t('clientSinceDay', {
        day: formatDay(client.createdAt),
        label: labelOf(serviceTypeLabels, client.serviceType),
      })}
      now={
        <>
          <Lanterns
            filled={open}
            total={client.numberOfGuards}
            text={t('ofGuardsOpen', { open, numberOfGuards: client.numberOfGuards })}
          />
          {empty > 0 && (
            <p className="text-muted text-xs">{counted(empty, t('placeEmpty'), t('placesEmpty'))}</p>
          )}
        </>
      }
      isNowAccented
      contactName={contactName}
      phone={client.phone}
      whatsApp={record.whatsApp}
      facts={[{ term: t('place'), detail: client.location }]}
      login={login}
      email={client.user.email}
      notes={
        <RecordSection
          title={t('notes')}
          action={
            <Button size="small" variant="plain" className="touch:min-h-target" onPress={actions.onEditNotes}>
              {notes ? t('changeNotes') : t('writeNotes')}
            </Button>
          }
        >
          <p className="wrap-anywhere whitespace-pre-line text-sm">
            {notes || <span className="text-muted">{t('onlyOfficeSeesThem')}</span>}
          </p>
        </RecordSection>
      }
      timeline={record.timeline}
      historyLink={({ kind, _id }) => (kind === 'guard' ? guardLink(_id) : undefined)}
      {...actions}
    >
      <ClientAccount
        account={record.account}
        onSettle={actions.onSettle}
        statementLink={actions.statementLink}
      />
      <ClientPosts
        posts={record.posts}
        onNew={actions.onNewPost}
        onAssign={actions.onAssign}
        onEnd={actions.onEndPost}
      />
      <ClientGuards client={client} now={now} guardLink={guardLink} onReplace={actions.onReplace} />
      <ClientRequests requests={record.requests} />
      <ClientBills bills={bills} onSettle={actions.onSettle} />
      {rates && (
        <RecordSection
          title={t('rates')}
          action={
            <span className="flex flex-wrap">
              <Button size="small" variant="plain" className="touch:min-h-target" onPress={rates.onCompare}>
                {t('whatMonthCosts')}
              </Button>
              <Button size="small" variant="plain" className="touch:min-h-target" onPress={rates.onAdd}>
                {t('newRate')}
              </Button>
            </span>
          }
        >
          {rates.list}
        </RecordSection>
      )}
      {papers && <RecordSection title={t('papersOfMonth')}>{papers}</RecordSection>}
      {actions.onEditTax && <ClientTaxFacts tax={record.tax} onEdit={actions.onEditTax} />}
      <RecordAssignments
        title={t('guardsBefore')}
        assignments={record.pastAssignments}
        other="guard"
        linkOf={guardLink}
        none={t('noneYet')}
      />
    </PersonRecord>
  );
}

/** The latest requests for guards. */
function ClientRequests({ requests }: Pick<ClientRecord, 'requests'>) {
  const t = useWords(clientRecordViewWords);
  const waiting = requests.filter(({ status }) => status === 'pending').length;
  const note = waiting ? counted(waiting, t('waitsForAnswer'), t('waitForAnswer')) : undefined;
  return (
    <RecordSection title={t('requests')} note={note}>
      {requests.length === 0 && <p className="text-muted text-sm">{t('noneYet')}</p>}
      <ul className="mt-1.5 text-sm">
        {requests.map((one) => (
          <li
            key={one._id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_14rem_8rem] @min-[48rem]:items-center"
          >
            <span className="wrap-anywhere">
              <b className="font-medium">{t('guardCount', { count: one.numberOfGuards })}</b>, {one.location}
            </span>
            <DecisionStatus status={one.status} className="justify-self-end @min-[48rem]:justify-self-start">
              {labelOf(applicationStatusLabels, one.status)}
            </DecisionStatus>
            <span className="text-muted text-xs tabular-nums @min-[48rem]:text-ink @min-[48rem]:text-sm">
              {formatDay(one.startDate)} – {formatDay(one.endDate)}
            </span>
            <span className="text-end text-muted text-xs @min-[48rem]:text-sm">
              {labelOf(serviceTypeLabels, one.serviceType)}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

const billLooks = {
  paid: { tone: 'success', mark: 'tick' },
  pending: { tone: 'info', mark: 'half' },
  overdue: { tone: 'danger', mark: 'triangle' },
} as const;

const BillLine = ({ bill, onSettle }: { bill: Bill } & Pick<ClientRecordViewProps, 'onSettle'>) => {
  const t = useWords(clientRecordViewWords);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-4 @min-[48rem]:items-center">
      <span className="font-medium tabular-nums">{bill.billNumber}</span>
      <span className="text-end font-medium tabular-nums @min-[48rem]:order-last">
        {formatRupees(bill.amount)}
      </span>
      <span className="text-muted text-xs tabular-nums @min-[48rem]:text-sm">
        {t('dueDay', { day: formatDay(bill.dueDate) })}
      </span>
      <Status
        {...billLooks[bill.status]}
        className="justify-self-end text-xs @min-[48rem]:justify-self-start @min-[48rem]:text-sm"
      >
        {billStatusLabels[bill.status]}
      </Status>
      {onSettle && bill.status !== 'paid' && (
        <span className="col-span-2 justify-self-end @min-[48rem]:order-last @min-[48rem]:col-span-4">
          <Button
            size="small"
            className="touch:min-h-target"
            aria-label={t('recordPaymentOf', { billNumber: bill.billNumber })}
            onPress={() => onSettle(bill._id)}
          >
            {t('recordPayment')}
          </Button>
        </span>
      )}
    </li>
  );
};

/** The latest bills. */
const ClientBills = ({
  bills,
  onSettle,
}: Pick<ClientRecord, 'bills'> & Pick<ClientRecordViewProps, 'onSettle'>) => {
  const t = useWords(clientRecordViewWords);
  return (
    <RecordSection
      title={t('bills')}
      note={bills.length ? t('latestCount', { count: bills.length }) : undefined}
    >
      {bills.length === 0 && <p className="text-muted text-sm">{t('noneYet')}</p>}
      <ul className="mt-1.5 text-sm">
        {bills.map((bill) => (
          <BillLine key={bill._id} bill={bill} onSettle={onSettle} />
        ))}
      </ul>
    </RecordSection>
  );
};

function Figure({
  label,
  amount,
  note,
  danger,
}: {
  label: string;
  amount: number;
  note: string;
  danger?: boolean;
}) {
  return (
    <div>
      <p className="text-muted text-xs">{label}</p>
      <p className={`whitespace-nowrap font-semibold text-xl tabular-nums ${danger ? 'text-danger' : ''}`}>
        {formatRupees(amount)}
      </p>
      <p className="text-muted text-xs">{note}</p>
    </div>
  );
}

/** The client's bills, owed and paid. */
function ClientAccount({
  account,
  onSettle,
  statementLink,
}: Pick<ClientRecord, 'account'> & Pick<ClientRecordViewProps, 'onSettle' | 'statementLink'>) {
  const t = useWords(clientRecordViewWords);
  return (
    <section aria-label={t('account')} className="flex flex-wrap gap-x-10 gap-y-4 py-5">
      <Figure
        label={t('owedToUs')}
        amount={account.owed}
        note={counted(account.unpaidBills, t('unpaidBill'), t('unpaidBills'))}
      />
      {account.overdueSince && (
        <Figure
          label={t('overdue')}
          amount={account.overdue}
          note={t('sinceDay', { day: formatDay(account.overdueSince) })}
          danger
        />
      )}
      <Figure
        label={t('paidIn12Months')}
        amount={account.paid}
        note={t('billCount', { count: account.paidBills })}
      />
      {(onSettle || statementLink) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {onSettle && (
            <Button size="small" className="touch:min-h-target" onPress={() => onSettle()}>
              {t('recordPayment')}
            </Button>
          )}
          {statementLink && <RowLink {...statementLink}>{t('statement')}</RowLink>}
        </p>
      )}
    </section>
  );
}
