import type { AssignmentStatus } from '@prahari/contract/assignments';
import type { GuardAssignment } from '@prahari/contract/assignments.schemas';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { AssignmentStatusControl } from '../AssignmentStatusControl/AssignmentStatusControl.tsx';
import { assignmentDetails } from '../assignment-details.ts';
import { guardDutyWords } from '../guard-duty-words.ts';
import { ShiftHorizon } from '../ShiftHorizon/ShiftHorizon.tsx';
import { shiftPhaseAt } from '../ShiftHorizon/shift-clock.ts';
import { AssignmentPage } from './AssignmentPage.tsx';

export interface CurrentAssignmentProps {
  /** An open assignment. */
  assignment: GuardAssignment;
  /** The current instant; shown in India time. */
  now: Date;
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
  /** True while a change of status is being saved. */
  pending: boolean;
  /** Called with the new status. */
  onStatus: (status: AssignmentStatus) => void;
}

/** A guard's open assignment: time left, client and address, status. */
export function CurrentAssignment({
  assignment,
  now,
  officePhone,
  pending,
  onStatus,
}: CurrentAssignmentProps) {
  const t = useWords(guardDutyWords);
  const say = useTexts();
  const names = useDateNames();
  const { clientName, location, shift, startDate, endDate, startsAt, hours } = assignment;
  return (
    <AssignmentPage
      horizon={
        <ShiftHorizon
          shift={shift}
          startsAt={startsAt}
          hours={hours}
          startDate={startDate}
          endDate={endDate}
          now={now}
        />
      }
      clientName={clientName}
      location={location}
      officePhone={officePhone}
      details={assignmentDetails(assignment, { t, say, names })}
      thumb={
        <AssignmentStatusControl
          endDate={endDate}
          status={shownStatus(assignment, now)}
          pending={pending}
          onChange={onStatus}
        />
      }
    />
  );
}

/** Nobody is shown as active before the first shift begins. */
function shownStatus(assignment: GuardAssignment, now: Date): string {
  const phase = assignment.status === 'active' ? shiftPhaseAt(assignment, now) : undefined;
  return phase?.state === 'upcoming' && phase.isFirst ? '' : assignment.status;
}
