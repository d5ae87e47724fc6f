import {
  type Assignment,
  applicationStatusLabels,
  type Bill,
  billStatusLabels,
  type ClientRecord,
  dutyAt,
  formatDay,
  formatRupees,
  labelOf,
  type Post,
  serviceTypeLabels,
  shiftLabels,
} from '@prahari/contract';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { loginText } from '../login-text.ts';
import { PersonContact } from '../PersonContact.tsx';
import { PersonFacts } from '../PersonFacts.tsx';
import { PersonHistory } from '../PersonHistory.tsx';
import { RecordAssignments } from '../RecordAssignments.tsx';
import { RecordLayout } from '../RecordLayout.tsx';
import { RecordSection } from '../RecordSection.tsx';

export interface ClientRecordViewProps {
  /** What the office knows. */
  record: ClientRecord;
  /** The current instant: says which guards are on duty. */
  now: Date;
  /** The page of a guard. */
  guardLink: (guardId: string) => LinkTarget;
  /** Correct details was pressed. */
  onCorrect: () => void;
  /** Invite was pressed; shown until the client has a password. */
  onInvite: () => void;
  /** Write notes was pressed. */
  onEditNotes: () => void;
  /** Assign was pressed on a post with empty places. Without it there is no such button. */
  onAssign?: ((post: Post) => void) | undefined;
  /** Replace was pressed on a guard at a post. Without it there is no such button. */
  onReplace?: ((assignment: Assignment) => void) | undefined;
  /** Earlier history was asked for. */
  onShowMore: () => void;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

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

function Account({ account }: ClientRecord) {
  return (
    <section
      aria-label="Account"
      className="grid grid-cols-2 gap-x-6 gap-y-4 py-5 @min-[40rem]:flex @min-[40rem]:gap-x-10"
    >
      <Figure
        label="Owed to us"
        amount={account.owed}
        note={counted(account.unpaidBills, 'unpaid bill', 'unpaid bills')}
      />
      {account.overdueSince && (
        <Figure
          label="Overdue"
          amount={account.overdue}
          note={`since ${formatDay(account.overdueSince)}`}
          danger
        />
      )}
      <Figure
        label="Paid in 12 months"
        amount={account.paid}
        note={counted(account.paidBills, 'bill', 'bills')}
      />
    </section>
  );
}

const billLooks = {
  paid: { tone: 'success', mark: 'tick' },
  pending: { tone: 'info', mark: 'half' },
  overdue: { tone: 'danger', mark: 'triangle' },
} as const;

const BillLine = ({ bill }: { bill: Bill }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t">
    <span className="font-medium tabular-nums">{bill.billNumber}</span>
    <span className="text-end font-medium tabular-nums">{formatRupees(bill.amount)}</span>
    <span className="text-muted text-xs tabular-nums">due {formatDay(bill.dueDate)}</span>
    <Status {...billLooks[bill.status]} className="justify-self-end text-xs">
      {billStatusLabels[bill.status]}
    </Status>
  </li>
);

function Guards({
  record,
  now,
  guardLink,
  onReplace,
}: Pick<ClientRecordViewProps, 'record' | 'now' | 'guardLink' | 'onReplace'>) {
  const { activeAssignments, numberOfGuards } = record.client;
  return (
    <RecordSection title="Guards now" note={`${activeAssignments.length} of ${numberOfGuards}`}>
      {activeAssignments.length === 0 && <p className="text-muted text-sm">No guard is assigned.</p>}
      <ul className="mt-1.5 text-sm">
        {activeAssignments.map((one) => {
          const duty = dutyAt(one, now);
          return (
            <li
              key={one._id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line py-2 not-first:border-t"
            >
              <Avatar
                name={one.guard.user.name}
                personId={one.guard._id}
                state={duty?.state ?? 'assigned'}
                size="small"
                decorative
              />
              <span className="min-w-0 font-medium">
                <RowLink {...guardLink(one.guard._id)}>{one.guard.user.name}</RowLink>
                <small className="block font-normal text-muted text-xs">
                  {shiftLabels[one.shift]}, {one.location.street}, {one.location.city}
                </small>
              </span>
              <span className="text-end text-xs">
                {duty?.text}
                <small className="block text-muted text-xs tabular-nums">
                  until {formatDay(one.endDate)}
                </small>
              </span>
              {onReplace && one.postId && (
                <Button
                  size="small"
                  variant="plain"
                  className="col-start-2 col-end-4 justify-self-end touch:min-h-target"
                  aria-label={`Replace ${one.guard.user.name}`}
                  onPress={() => onReplace(one)}
                >
                  Replace
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </RecordSection>
  );
}

function Posts({ posts, onAssign }: Pick<ClientRecord, 'posts'> & Pick<ClientRecordViewProps, 'onAssign'>) {
  return (
    <RecordSection title="Posts" note={posts.length ? `${posts.length}` : undefined}>
      {posts.length === 0 && <p className="text-muted text-sm">None now.</p>}
      <ul className="mt-1.5 text-sm">
        {posts.map((post) => {
          const { _id, place, shift, asked, filled, short, startDate, endDate } = post;
          const where = [place.street, place.city].filter(Boolean).join(', ');
          return (
            <li
              key={_id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t"
            >
              <span className="wrap-anywhere font-medium">{where}</span>
              <Lanterns filled={filled} total={asked} text={`${filled} of ${asked}`} />
              <span className="text-muted text-xs tabular-nums">
                {formatDay(startDate)} – {formatDay(endDate)}
              </span>
              <span className="text-end text-muted text-xs">
                {shift ? shiftLabels[shift] : 'No shift yet'}
              </span>
              {onAssign && short > 0 && (
                <Button
                  size="small"
                  className="mt-1 touch:min-h-target justify-self-start"
                  aria-label={`Assign guards at ${where}`}
                  onPress={() => onAssign(post)}
                >
                  Assign
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </RecordSection>
  );
}

function Requests({ requests }: ClientRecord) {
  const waiting = requests.filter(({ status }) => status === 'pending').length;
  const note = waiting ? counted(waiting, 'waits for an answer', 'wait for an answer') : undefined;
  return (
    <RecordSection title="Requests" note={note}>
      {requests.length === 0 && <p className="text-muted text-sm">None yet.</p>}
      <ul className="mt-1.5 text-sm">
        {requests.map((one) => (
          <li
            key={one._id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line py-2 not-first:border-t"
          >
            <span className="wrap-anywhere">
              <b className="font-medium">{counted(one.numberOfGuards, 'guard', 'guards')}</b>, {one.location}
            </span>
            <span className="text-end">{labelOf(applicationStatusLabels, one.status)}</span>
            <span className="text-muted text-xs tabular-nums">
              {formatDay(one.startDate)} – {formatDay(one.endDate)}
            </span>
            <span className="text-end text-muted text-xs">{labelOf(serviceTypeLabels, one.serviceType)}</span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

/** All that the office knows of a client. */
export function ClientRecordView({ record, now, guardLink, ...actions }: ClientRecordViewProps) {
  const { client, contactName, notes, login, bills } = record;
  const open = client.activeAssignments.length;
  const empty = Math.max(0, client.numberOfGuards - open);
  const aside = (
    <>
      <h2 className="wrap-anywhere text-lg">{client.user.name}</h2>
      <p className="text-muted text-sm">
        Client since {formatDay(client.createdAt)} · {labelOf(serviceTypeLabels, client.serviceType)}
      </p>
      <div className="mt-4 border-accent-edge border-s-3 bg-sunken px-3 py-2.5">
        <Lanterns
          filled={open}
          total={client.numberOfGuards}
          text={`${open} of ${client.numberOfGuards} guards`}
        />
        {empty > 0 && <p className="text-muted text-xs">{counted(empty, 'place empty', 'places empty')}</p>}
      </div>
      {contactName && <p className="mt-4 font-semibold">{contactName}</p>}
      {client.phone && <PersonContact phone={client.phone} whatsApp={record.whatsApp} />}
      <PersonFacts
        facts={[
          { term: 'Place', detail: client.location },
          { term: 'Login', detail: loginText(login, client.user.email) },
        ]}
      />
      <div className="mt-3 mb-4 flex flex-wrap gap-2">
        <Button size="small" className="touch:min-h-target" onPress={actions.onCorrect}>
          Correct details
        </Button>
        {login.state === 'invited' && (
          <Button size="small" className="touch:min-h-target" onPress={actions.onInvite}>
            Invite
          </Button>
        )}
      </div>
      <RecordSection
        title="Notes"
        action={
          <Button size="small" variant="plain" className="touch:min-h-target" onPress={actions.onEditNotes}>
            {notes ? 'Change notes' : 'Write notes'}
          </Button>
        }
      >
        <p className="wrap-anywhere whitespace-pre-line text-sm">
          {notes || <span className="text-muted">Only the office sees them.</span>}
        </p>
      </RecordSection>
    </>
  );
  return (
    <RecordLayout aside={aside}>
      <Account {...record} />
      <Posts posts={record.posts} onAssign={actions.onAssign} />
      <Guards record={record} now={now} guardLink={guardLink} onReplace={actions.onReplace} />
      <Requests {...record} />
      <RecordSection title="Bills" note={bills.length ? `latest ${bills.length}` : undefined}>
        {bills.length === 0 && <p className="text-muted text-sm">None yet.</p>}
        <ul className="mt-1.5 text-sm">
          {bills.map((bill) => (
            <BillLine key={bill._id} bill={bill} />
          ))}
        </ul>
      </RecordSection>
      <RecordAssignments
        title="Guards before"
        assignments={record.pastAssignments}
        other="guard"
        linkOf={guardLink}
        none="None yet."
      />
      <PersonHistory timeline={record.timeline} onShowMore={actions.onShowMore} />
    </RecordLayout>
  );
}
