import { MAX_RATING } from '@prahari/contract/constants';
import type { Paper } from '@prahari/contract/documents.schemas';
import type { GuardRecord } from '@prahari/contract/guards.schemas';
import { ageOn } from '@prahari/domain/age';
import { today } from '@prahari/domain/days';
import { dutyAt } from '@prahari/domain/duty';
import { formatDay, formatYears } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { DaysChart } from '../DaysChart.tsx';
import { PersonRecord } from '../PersonRecord.tsx';
import { RecordAssignments } from '../RecordAssignments.tsx';
import { RecordSection } from '../RecordSection.tsx';
import { GuardPapers } from './GuardPapers.tsx';
import { guardRecordViewWords } from './guard-record-view-words.ts';

export interface GuardRecordViewProps {
  /** The guard's record. */
  record: GuardRecord;
  /** The current instant: says whether the guard is on duty. */
  now: Date;
  /** The page of a client. */
  clientLink: (clientId: string) => LinkTarget;
  /** Correct details was pressed. */
  onCorrect: () => void;
  /** Invite was pressed; shown until the guard has a password. */
  onInvite: () => void;
  /** Personal data was pressed; shown for a guard without an email. Without it there is no such button. */
  onPersonalData?: (() => void) | undefined;
  /** Add paper was pressed; shown while a kind is missing. */
  onAddPaper: () => void;
  /** Change was pressed on a paper. */
  onChangePaper: (paper: Paper) => void;
  /** Assign was pressed. Without it there is no such button. */
  onAssign?: (() => void) | undefined;
  /** Replace was pressed: somebody else takes over the current assignment. Leave out without a post to look for candidates. */
  onReplace?: (() => void) | undefined;
  /** The section of the guard's card. */
  card?: ReactNode;
  /** Earlier history was asked for. */
  onShowMore: () => void;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The guard's present or next place. */
function NowText({
  record: { guard, login },
  now,
  clientLink,
}: Pick<GuardRecordViewProps, 'record' | 'now' | 'clientLink'>) {
  const t = useWords(guardRecordViewWords);
  const assignment = guard.currentAssignment;
  if (!assignment) return <span>{login.state === 'disabled' ? t('accountDisabled') : t('available')}</span>;
  return (
    <>
      <span>{dutyAt(assignment, now)?.text ?? t('assigned')}</span>
      <small className="block text-muted text-xs">
        <RowLink {...clientLink(assignment.client._id)} inSentence>
          {assignment.client.user.name}
        </RowLink>
        , {assignment.location.street}, {assignment.location.city}
      </small>
    </>
  );
}

function Reviews({ guard: { reviews, rating } }: GuardRecord) {
  const t = useWords(guardRecordViewWords);
  return (
    <RecordSection
      title={t('reviews')}
      note={reviews.length ? t('fromRating', { rating, count: reviews.length }) : undefined}
    >
      {reviews.length === 0 && <p className="text-muted text-sm">{t('notRatedYet')}</p>}
      <ul className="mt-1.5 text-sm">
        {reviews.map((review) => (
          <li
            key={`${review.createdAt} ${review.clientName}`}
            className="border-line py-2 not-first:border-t"
          >
            {review.comment && <p>“{review.comment}”</p>}
            <p className="text-muted text-xs">
              {t('ofRating', {
                rating: review.rating,
                maxRating: MAX_RATING,
                clientName: review.clientName,
                day: formatDay(review.createdAt),
              })}
            </p>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

/** All that the office knows of a guard. */
export function GuardRecordView({ record, now, card, ...actions }: GuardRecordViewProps) {
  const t = useWords(guardRecordViewWords);
  const { guard, phone, city, dateOfBirth, login, months } = record;
  const duty = guard.currentAssignment ? dutyAt(guard.currentAssignment, now) : undefined;
  const worked = sum(months.map(({ days }) => days));
  return (
    <PersonRecord
      name={guard.user.name}
      subtitle={[t('guardSinceDay', { day: formatDay(guard.createdAt) }), city].filter(Boolean).join(' · ')}
      picture={
        <Avatar name={guard.user.name} personId={guard._id} state={duty?.state} size="large" decorative />
      }
      now={<NowText record={record} now={now} clientLink={actions.clientLink} />}
      isNowAccented={duty?.state === 'onDuty' || duty?.state === 'onBreak'}
      actions={
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {actions.onAssign && login.state !== 'disabled' && (
            <Button size="small" className="touch:min-h-target" onPress={actions.onAssign}>
              {t('assign')}
            </Button>
          )}
          {actions.onReplace && (
            <Button size="small" className="touch:min-h-target" onPress={actions.onReplace}>
              {t('replace')}
            </Button>
          )}
        </div>
      }
      phone={phone}
      whatsApp={record.whatsApp}
      facts={[
        { term: t('homeCity'), detail: city },
        { term: t('age'), detail: dateOfBirth && `${ageOn(dateOfBirth, today(now))}` },
        { term: t('experience'), detail: formatYears(guard.experience) },
        { term: t('skills'), detail: guard.specialization.join(', ') },
        { term: t('badge'), detail: [record.badgeNumber, record.rank].filter(Boolean).join(', ') },
        { term: t('fathersName'), detail: record.fatherName },
        { term: t('permanentAddress'), detail: record.permanentAddress },
        { term: t('uan'), detail: record.uan },
        { term: t('esi'), detail: record.esiNumber },
      ]}
      login={login}
      email={guard.user.email}
      timeline={record.timeline}
      historyLink={({ kind, _id }) => (kind === 'client' ? actions.clientLink(_id) : undefined)}
      {...actions}
    >
      <RecordSection
        title={t('assignedDays')}
        note={t('daysWorked', { worked, thisMonth: months.at(-1)?.days ?? 0 })}
      >
        {months.some(({ days, ahead }) => days + ahead > 0) && <DaysChart months={months} />}
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
        title={t('assignments')}
        assignments={record.assignments}
        other="client"
        linkOf={actions.clientLink}
        none={t('notAssignedYet')}
      />
      {card}
    </PersonRecord>
  );
}
