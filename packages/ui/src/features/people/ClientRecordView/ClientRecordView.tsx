import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { serviceTypeLabels } from '@prahari/contract/requests';
import { formatDay, labelOf } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { counted } from '../counted.ts';
import { PersonRecord } from '../PersonRecord.tsx';
import { RecordAssignments } from '../RecordAssignments.tsx';
import { RecordSection } from '../RecordSection.tsx';
import { ClientAccount } from './ClientAccount.tsx';
import { ClientBills } from './ClientBills.tsx';
import { ClientGuards } from './ClientGuards.tsx';
import { ClientPosts } from './ClientPosts.tsx';
import { ClientRequests } from './ClientRequests.tsx';

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

/** All that the office knows of a client. */
export function ClientRecordView({ record, now, guardLink, ...actions }: ClientRecordViewProps) {
  const { client, contactName, notes, login, bills } = record;
  const open = client.activeAssignments.length;
  const empty = Math.max(0, client.numberOfGuards - open);
  return (
    <PersonRecord
      name={client.user.name}
      subtitle={
        <>
          Client since {formatDay(client.createdAt)} · {labelOf(serviceTypeLabels, client.serviceType)}
        </>
      }
      now={
        <>
          <Lanterns
            filled={open}
            total={client.numberOfGuards}
            text={`${open} of ${client.numberOfGuards} guards`}
          />
          {empty > 0 && <p className="text-muted text-xs">{counted(empty, 'place empty', 'places empty')}</p>}
        </>
      }
      isNowAccented
      contactName={contactName}
      phone={client.phone}
      whatsApp={record.whatsApp}
      facts={[{ term: 'Place', detail: client.location }]}
      login={login}
      email={client.user.email}
      notes={
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
      }
      timeline={record.timeline}
      historyLink={({ kind, _id }) => (kind === 'guard' ? guardLink(_id) : undefined)}
      {...actions}
    >
      <ClientAccount account={record.account} />
      <ClientPosts posts={record.posts} onAssign={actions.onAssign} />
      <ClientGuards client={client} now={now} guardLink={guardLink} onReplace={actions.onReplace} />
      <ClientRequests requests={record.requests} />
      <ClientBills bills={bills} />
      <RecordAssignments
        title="Guards before"
        assignments={record.pastAssignments}
        other="guard"
        linkOf={guardLink}
        none="None yet."
      />
    </PersonRecord>
  );
}
