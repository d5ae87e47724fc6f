import type { OfficeLeave } from '@prahari/contract/leave.schemas';
import { formatDayWithWeekday } from '@prahari/domain/format';
import { timingOf } from '@prahari/domain/post-hours';
import { Button } from '../../../base/Button/Button.tsx';
import { RowActions } from '../../../base/Table/RowActions.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { daysText, lengthText } from '../leave-days.ts';
import { leaveToAnswerWords } from './leave-to-answer-words.ts';

export type LeaveDuty = OfficeLeave['duties'][number];

export interface LeaveToAnswerProps {
  /** Leave that waits, and leave granted a moment ago. */
  leave: readonly OfficeLeave[];
  /** The leave that is being answered. */
  pendingIds: readonly string[];
  onAnswer: (leaveId: string, approved: boolean) => void;
  /** Names of guards who took duties of granted leave, by the id of the duty. */
  covered: Readonly<Record<string, string | undefined>>;
  /** Another guard is looked for. */
  onFind: (duty: LeaveDuty) => void;
}

type LeaveRowProps = Omit<LeaveToAnswerProps, 'leave' | 'pendingIds'> & {
  leave: OfficeLeave;
  pending: boolean;
};

/** Leave that waits for the office's answer; once granted, each empty duty leads to the guards who are free for it. */
export const LeaveToAnswer = ({ leave, pendingIds, ...rest }: LeaveToAnswerProps) => {
  const t = useWords(leaveToAnswerWords);
  return (
    <section aria-labelledby="leave-to-answer" className="mb-6">
      <h2 id="leave-to-answer" className="text-lg font-semibold">
        {t('leaveAsked')}
      </h2>
      <ul className="mt-2 border-line border-t">
        {leave.map((one) => (
          <LeaveRow key={one._id} {...rest} leave={one} pending={pendingIds.includes(one._id)} />
        ))}
      </ul>
    </section>
  );
};

function LeaveRow({ leave, pending, onAnswer, covered, onFind }: LeaveRowProps) {
  const t = useWords(leaveToAnswerWords);
  const { guard, duties, reason, status } = leave;
  const isGranted = status === 'approved';
  const first = duties[0];
  return (
    <li tabIndex={-1} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{guard.name}</p>
        <p className="text-sm wrap-anywhere">{`${daysText(leave)}, ${lengthText(leave)}. ${reason}`}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {first
            ? `${t('dutiesCount', { count: duties.length })}: ${first.client}, ${timingOf(first)}`
            : t('noDutiesOnThese')}
        </p>
      </div>
      <RowActions>
        {isGranted ? (
          <ul aria-label={t('emptyPlaces')} className="flex flex-wrap gap-2">
            {duties.map((duty) => (
              <li key={duty._id} className="text-sm">
                <EmptyDuty duty={duty} guard={covered[duty._id]} onFind={onFind} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="flex gap-2">
            <Button
              aria-label={t('doNotGrantName', { name: guard.name })}
              pending={pending}
              onPress={() => onAnswer(leave._id, false)}
            >
              {t('doNotGrant')}
            </Button>
            <Button
              aria-label={t('grantName', { name: guard.name })}
              pending={pending}
              onPress={() => onAnswer(leave._id, true)}
            >
              {t('grant')}
            </Button>
          </div>
        )}
      </RowActions>
    </li>
  );
}

interface EmptyDutyProps extends Pick<LeaveToAnswerProps, 'onFind'> {
  duty: LeaveDuty;
  /** The guard who took it; undefined while nobody did. */
  guard: string | undefined;
}

function EmptyDuty({ duty, guard, onFind }: EmptyDutyProps) {
  const t = useWords(leaveToAnswerWords);
  const day = formatDayWithWeekday(new Date(`${duty.day}T06:00:00Z`));
  if (guard !== undefined) return <span className="font-medium">{`${day}: ${guard}`}</span>;
  // Nothing to fill: the duty belonged to no post.
  if (duty.postId === null) return <span className="text-muted">{t('noPostDay', { day })}</span>;
  return (
    <Button size="small" onPress={() => onFind(duty)}>
      {t('findGuardFor', { day })}
    </Button>
  );
}
