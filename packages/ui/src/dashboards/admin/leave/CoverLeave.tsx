import { useStore } from '@nanostores/react';
import { formatDayWithWeekday } from '@prahari/domain/format';
import { timingOf } from '@prahari/domain/post-hours';
import { useEffect } from 'react';
import type { LeaveDuty } from '../../../features/leave/LeaveToAnswer/LeaveToAnswer.tsx';
import { CoverDuty } from '../../../features/posts/CoverDuty/CoverDuty.tsx';
import { reasonsOf } from '../../../features/posts/GuardLoad.tsx';
import { coverLeave } from '../../../stores/leave/cover-leave.ts';
import { $offeredPlace, loadOfferedPlace } from '../../../stores/offers/office-offers.ts';
import { guardLink } from '../people/person-links.ts';

export interface CoverLeaveProps {
  duty: LeaveDuty;
  postId: string;
  onClose: () => void;
}

/** The dialog that gives a duty of somebody on leave to another guard. */
export function CoverLeave({ duty, postId, onClose }: CoverLeaveProps) {
  const found = useStore($offeredPlace, { ssr: 'initial' });
  const { day } = duty;
  const load = () => void loadOfferedPlace({ postId, day });
  useEffect(() => void loadOfferedPlace({ postId, day }), [postId, day]);
  const when = formatDayWithWeekday(new Date(`${day}T06:00:00Z`));
  return (
    <CoverDuty
      duty={`${duty.client}, ${duty.city}, ${when}, ${timingOf(duty)}`}
      found={found}
      submit={(guard, reason) =>
        coverLeave(
          { dutyId: duty._id, name: guard.name },
          { postId, guardIds: [guard._id], startDate: day, endDate: day, ...reasonsOf(reason) },
        )
      }
      onRetry={load}
      guardLink={(id) => guardLink(id, onClose)}
      onClose={onClose}
    />
  );
}
