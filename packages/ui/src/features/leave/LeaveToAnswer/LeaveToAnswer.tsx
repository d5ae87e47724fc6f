import type { OfficeLeave } from '@prahari/contract/leave.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDayWithWeekday } from '@prahari/domain/format';
import { timingOf } from '@prahari/domain/post-hours';
import { Button } from '../../../base/Button/Button.tsx';
import { type Links, linkProps } from '../../../base/link-props.ts';
import { daysText, lengthText } from '../leave-days.ts';

export interface LeaveToAnswerProps extends Links<Day> {
  /** Leave that waits, and leave granted a moment ago. */
  leave: readonly OfficeLeave[];
  /** The leave that is being answered. */
  pendingIds: readonly string[];
  onAnswer: (leaveId: string, approved: boolean) => void;
}

type LeaveRowProps = Omit<LeaveToAnswerProps, 'leave' | 'pendingIds'> & {
  leave: OfficeLeave;
  pending: boolean;
};

/** Leave that waits for the office's answer; once granted, links to the days that are empty now. */
export const LeaveToAnswer = ({ leave, pendingIds, ...rest }: LeaveToAnswerProps) => (
  <section aria-labelledby="leave-to-answer" className="mb-6">
    <h2 id="leave-to-answer" className="text-lg font-semibold">
      Leave asked
    </h2>
    <ul className="mt-2 border-line border-t">
      {leave.map((one) => (
        <LeaveRow key={one._id} {...rest} leave={one} pending={pendingIds.includes(one._id)} />
      ))}
    </ul>
  </section>
);

function LeaveRow({ leave, pending, onAnswer, ...links }: LeaveRowProps) {
  const { guard, duties, reason, status } = leave;
  const isGranted = status === 'approved';
  const first = duties[0];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{guard.name}</p>
        <p className="text-sm wrap-anywhere">{`${daysText(leave)}, ${lengthText(leave)}. ${reason}`}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {first
            ? `${duties.length === 1 ? '1 duty' : `${duties.length} duties`}: ${first.client}, ${timingOf(first)}`
            : 'No duties on these days'}
        </p>
      </div>
      {isGranted ? (
        <ul aria-label="Empty places" className="flex flex-wrap gap-2">
          {duties.map(({ _id, day }) => (
            <li key={_id}>
              <a {...linkProps(links, day)} className="inline-flex min-h-target items-center text-sm">
                {`Find a guard for ${formatDayWithWeekday(new Date(`${day}T06:00:00Z`))}`}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex gap-2">
          <Button
            aria-label={`Do not grant ${guard.name}`}
            pending={pending}
            onPress={() => onAnswer(leave._id, false)}
          >
            Do not grant
          </Button>
          <Button
            aria-label={`Grant ${guard.name}`}
            pending={pending}
            onPress={() => onAnswer(leave._id, true)}
          >
            Grant
          </Button>
        </div>
      )}
    </li>
  );
}
