import type { AssignmentStatus } from '@prahari/contract/assignments';
import type { GuardAssignment } from '@prahari/contract/assignments.schemas';
import { formatDay } from '@prahari/domain/format';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { AssignmentStatusControl } from '../AssignmentStatusControl/AssignmentStatusControl.tsx';
import { addressLines, mapsLink } from '../postal-address.ts';
import { ShiftHorizon } from '../ShiftHorizon/ShiftHorizon.tsx';
import { shiftText } from '../shift-text.ts';

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
  const { location, shift, startDate, endDate } = assignment;
  const lines = addressLines(location);
  const directions = mapsLink(location);
  return (
    <div className="assignment-page">
      <h1 className="sr-only">Current assignment</h1>
      <div className="assignment-layout">
        <ShiftHorizon shift={shift} startDate={startDate} endDate={endDate} now={now} />
        <section aria-labelledby="place" className="assignment-client">
          <h2 id="place" className="text-xl font-semibold wrap-anywhere">
            {assignment.clientName}
          </h2>
          <address className="mt-2 whitespace-pre-line text-muted not-italic wrap-anywhere">
            {lines.length > 0 ? lines.join('\n') : 'The office has not added the address yet.'}
          </address>
          <div className="mt-5 flex flex-wrap gap-3 *:flex-1">
            {directions && (
              <ButtonLink href={directions} size="large" target="_blank">
                Directions
              </ButtonLink>
            )}
            <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large">
              Call office
            </ButtonLink>
          </div>
          <div className="mt-6">
            <DescriptionList items={detailsOf(assignment)} />
          </div>
        </section>
        <div className="assignment-status">
          <AssignmentStatusControl
            endDate={endDate}
            status={assignment.status}
            pending={pending}
            onChange={onStatus}
          />
        </div>
      </div>
    </div>
  );
}

const detailsOf = ({ shift, shiftTiming, startDate, endDate, duration }: GuardAssignment) =>
  [
    { term: 'Shift', detail: shiftText(shift, shiftTiming) },
    { term: 'From', detail: formatDay(startDate) },
    { term: 'To', detail: formatDay(endDate) },
    { term: 'Duration', detail: duration },
  ].filter(({ detail }) => detail !== '');
