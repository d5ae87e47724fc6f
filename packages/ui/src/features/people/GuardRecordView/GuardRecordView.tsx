import {
  ageOn,
  dutyAt,
  formatDay,
  formatYears,
  type GuardRecord,
  MAX_RATING,
  type Paper,
  today,
} from '@prahari/contract';
import type { ReactNode } from 'react';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { DaysChart } from '../DaysChart.tsx';
import { GuardPapers } from '../GuardPapers.tsx';
import { loginText } from '../login-text.ts';
import { PersonContact } from '../PersonContact.tsx';
import { PersonFacts } from '../PersonFacts.tsx';
import { PersonHistory } from '../PersonHistory.tsx';
import { RecordAssignments } from '../RecordAssignments.tsx';
import { RecordLayout } from '../RecordLayout.tsx';
import { RecordSection } from '../RecordSection.tsx';

export interface GuardRecordViewProps {
  /** What the office knows. */
  record: GuardRecord;
  /** The current instant: says whether the guard is on duty. */
  now: Date;
  /** The page of a client. */
  clientLink: (clientId: string) => LinkTarget;
  /** Correct details was pressed. */
  onCorrect: () => void;
  /** Invite was pressed; shown until the guard has a password. */
  onInvite: () => void;
  /** Add paper was pressed; shown while a kind is missing. */
  onAddPaper: () => void;
  /** Change was pressed on a paper. */
  onChangePaper: (paper: Paper) => void;
  /** Assign was pressed. Without it there is no such button. */
  onAssign?: (() => void) | undefined;
  /** Replace was pressed: somebody else takes over the current assignment. Leave out without a post to look for candidates. */
  onReplace?: (() => void) | undefined;
  /** Earlier history was asked for. */
  onShowMore: () => void;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Where the guard is now, or will be. */
function nowLine({ guard, login }: GuardRecord, now: Date): ReactNode {
  const assignment = guard.currentAssignment;
  const duty = assignment ? dutyAt(assignment, now) : undefined;
  const isDisabled = login.state === 'disabled' && !assignment;
  const text = isDisabled ? 'Account disabled' : (duty?.text ?? (assignment ? 'Assigned' : 'Available'));
  const lit = duty?.state === 'onDuty' || duty?.state === 'onBreak';
  return (
    <p
      className={`mt-4 border-s-3 bg-sunken px-3 py-2.5 ${lit ? 'border-accent-edge' : 'border-line-strong'}`}
    >
      {text}
      {assignment && (
        <small className="block text-muted text-xs">
          {assignment.client.user.name}, {assignment.location.street}, {assignment.location.city}
        </small>
      )}
    </p>
  );
}

function Reviews({ guard: { reviews, rating } }: GuardRecord) {
  return (
    <RecordSection title="Reviews" note={reviews.length ? `${rating} from ${reviews.length}` : undefined}>
      {reviews.length === 0 && <p className="text-muted text-sm">Not rated yet.</p>}
      <ul className="mt-1.5 text-sm">
        {reviews.map((review) => (
          <li
            key={`${review.createdAt} ${review.clientName}`}
            className="border-line py-2 not-first:border-t"
          >
            {review.comment && <p>“{review.comment}”</p>}
            <p className="text-muted text-xs">
              {review.rating} of {MAX_RATING} · {review.clientName}, {formatDay(review.createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

/** All that the office knows of a guard. */
export function GuardRecordView({ record, now, ...actions }: GuardRecordViewProps) {
  const { guard, phone, city, dateOfBirth, login, months } = record;
  const duty = guard.currentAssignment ? dutyAt(guard.currentAssignment, now) : undefined;
  const worked = sum(months.map(({ days }) => days));
  const aside = (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={guard.user.name} personId={guard._id} state={duty?.state} size="large" decorative />
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-lg">{guard.user.name}</h2>
          <p className="text-muted text-sm">
            {[`Guard since ${formatDay(guard.createdAt)}`, city].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {nowLine(record, now)}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {actions.onAssign && login.state !== 'disabled' && (
          <Button size="small" className="touch:min-h-target" onPress={actions.onAssign}>
            Assign
          </Button>
        )}
        {actions.onReplace && (
          <Button size="small" className="touch:min-h-target" onPress={actions.onReplace}>
            Replace
          </Button>
        )}
      </div>
      <PersonContact phone={phone} whatsApp={record.whatsApp} />
      <PersonFacts
        facts={[
          { term: 'Home city', detail: city },
          { term: 'Age', detail: dateOfBirth && `${ageOn(dateOfBirth, today(now))}` },
          { term: 'Experience', detail: formatYears(guard.experience) },
          { term: 'Skills', detail: guard.specialization.join(', ') },
          { term: 'Login', detail: loginText(login, guard.user.email) },
        ]}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" className="touch:min-h-target" onPress={actions.onCorrect}>
          Correct details
        </Button>
        {login.state === 'invited' && (
          <Button size="small" className="touch:min-h-target" onPress={actions.onInvite}>
            Invite
          </Button>
        )}
      </div>
    </>
  );
  return (
    <RecordLayout aside={aside}>
      <RecordSection
        title="Assigned days"
        note={`${worked} in 12 months, ${months.at(-1)?.days ?? 0} this month so far`}
      >
        <DaysChart months={months} />
      </RecordSection>
      <div className="@min-[44rem]:grid @min-[44rem]:grid-cols-2 @min-[44rem]:gap-x-10 @min-[44rem]:border-line @min-[44rem]:border-t @min-[44rem]:[&>section]:border-t-0">
        <GuardPapers
          papers={record.papers}
          now={now}
          onAdd={actions.onAddPaper}
          onChange={actions.onChangePaper}
        />
        <Reviews {...record} />
      </div>
      <RecordAssignments
        title="Assignments"
        assignments={record.assignments}
        other="client"
        linkOf={actions.clientLink}
        none="Not assigned yet."
      />
      <PersonHistory timeline={record.timeline} onShowMore={actions.onShowMore} />
    </RecordLayout>
  );
}
