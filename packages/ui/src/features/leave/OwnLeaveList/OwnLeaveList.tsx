import { leaveStatusLabels } from '@prahari/contract/leave';
import type { OwnLeave } from '@prahari/contract/leave.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { daysText } from '../leave-days.ts';

export interface OwnLeaveListProps {
  leave: readonly OwnLeave[];
  /** The leave that is being taken back. */
  pendingIds: readonly string[];
  onWithdraw: (leaveId: string) => void;
}

const marks = { pending: 'half', approved: 'tick', declined: 'cross' } as const;

/** A guard's leave with its answers. */
export const OwnLeaveList = ({ leave, pendingIds, onWithdraw }: OwnLeaveListProps) => (
  <ul aria-label="Your leave" className="max-w-[34rem] border-line border-t">
    {leave.map((one) => (
      <li key={one._id} className="flex items-start gap-3 border-line border-b py-3">
        <Icon name={marks[one.status]} className="mt-1 size-4 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{leaveStatusLabels[one.status]}</p>
          <p className="text-sm wrap-anywhere">{`${daysText(one)}. ${one.reason}`}</p>
          {one.answeredAt && (
            <p className="text-muted text-sm">
              {[`Answered ${formatInstant(one.answeredAt)}`, one.answeredBy].filter(Boolean).join(' by ')}
            </p>
          )}
          {one.note && <p className="text-sm wrap-anywhere">{one.note}</p>}
        </div>
        {one.status === 'pending' && (
          <Button pending={pendingIds.includes(one._id)} onPress={() => onWithdraw(one._id)}>
            Take back
          </Button>
        )}
      </li>
    ))}
  </ul>
);
