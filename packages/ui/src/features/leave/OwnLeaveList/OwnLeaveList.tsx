import { leaveStatusLabels } from '@prahari/contract/leave';
import type { OwnLeave } from '@prahari/contract/leave.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { daysText } from '../leave-days.ts';
import { ownLeaveWords } from '../own-leave-words.ts';

export interface OwnLeaveListProps {
  leave: readonly OwnLeave[];
  /** The leave that is being taken back. */
  pendingIds: readonly string[];
  onWithdraw: (leaveId: string) => void;
}

const marks = { pending: 'half', approved: 'tick', declined: 'cross' } as const;

/** A guard's leave with its answers. */
export function OwnLeaveList({ leave, pendingIds, onWithdraw }: OwnLeaveListProps) {
  const t = useWords(ownLeaveWords);
  const say = useTexts();
  const names = useDateNames();
  const answerOf = ({ answeredAt = '', answeredBy }: OwnLeave): string => {
    const at = formatInstant(answeredAt, names);
    return answeredBy ? t('answeredBy', { at, name: answeredBy }) : t('answered', { at });
  };
  return (
    <ul aria-label={t('yourLeave')} className="max-w-[34rem] border-line border-t">
      {leave.map((one) => (
        <li key={one._id} className="flex flex-wrap items-start gap-3 border-line border-b py-3">
          <div className="flex min-w-0 flex-1 basis-48 gap-3">
            <Icon name={marks[one.status]} className="mt-1 size-4 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{say(leaveStatusLabels[one.status])}</p>
              <p className="text-sm wrap-anywhere">
                {t('daysAndReason', { days: daysText(one, t, names), reason: say(one.reason) })}
              </p>
              {one.answeredAt && <p className="text-muted text-sm">{answerOf(one)}</p>}
              {one.note && <p className="text-sm wrap-anywhere">{one.note}</p>}
            </div>
          </div>
          {one.status === 'pending' && (
            <Button pending={pendingIds.includes(one._id)} onPress={() => onWithdraw(one._id)}>
              {t('takeBack')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
