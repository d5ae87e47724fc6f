import { useStore } from '@nanostores/react';
import type { Day } from '@prahari/domain/days';
import { formatDayWithWeekday } from '@prahari/domain/format';
import { timingOf } from '@prahari/domain/post-hours';
import { useEffect } from 'react';
import { CoverDuty } from '../../../features/posts/CoverDuty/CoverDuty.tsx';
import { reasonsOf } from '../../../features/posts/GuardLoad.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { $offeredPlace, loadOfferedPlace } from '../../../stores/offers/office-offers.ts';
import { coverDuty } from '../../../stores/posts/cover-duty.ts';
import { guardLink } from '../people/person-links.ts';

/** A duty that nobody has, by its id or by its place and day. */
export interface EmptyDuty {
  _id: string;
  day: Day;
  startsAt: string;
  hours: number;
  client: string;
  city: string;
}

/** `Fri, 11 Dec 2026` */
export const dayText = (day: Day): string => formatDayWithWeekday(new Date(`${day}T06:00:00Z`));

export interface CoverThisDutyProps {
  duty: EmptyDuty;
  postId: string;
  onClose: () => void;
}

/** The dialog that gives an empty duty of a post to a guard. */
export function CoverThisDuty({ duty, postId, onClose }: CoverThisDutyProps) {
  const found = useStore($offeredPlace, { ssr: 'initial' });
  const { day } = duty;
  const load = () => void loadOfferedPlace({ postId, day });
  useEffect(() => void loadOfferedPlace({ postId, day }), [postId, day]);
  return (
    <CoverDuty
      duty={[duty.client, duty.city, dayText(day), timingOf(duty)].filter(Boolean).join(', ')}
      found={found}
      draft={draftAbout('coverDuty', duty._id)}
      submit={(guard, reason) =>
        coverDuty(
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
