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

/** Full height less nav bar and tabs on phones, so that the status is at the lower edge; two columns from 56rem. */
const LAYOUT = [
  'flex min-h-[calc(100svh-7rem)] flex-col @min-[56rem]:min-h-0 @min-[56rem]:[&>.shift-frame]:col-span-full',
  '@min-[56rem]:has-[>.shift-frame]:grid @min-[56rem]:grid-cols-[minmax(0,1.5fr)_minmax(22rem,1fr)]',
].join(' ');
/** With text at 200 % a sticky control would cover half of the page. */
const STATUS = [
  'assignment-status sticky bottom-0 z-2 border-line border-t bg-raised shadow-2 @max-[18rem]:static',
  'px-[clamp(1rem,2.5vw,2rem)] pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]',
  '@min-[56rem]:static @min-[56rem]:border-s @min-[56rem]:border-t-0 @min-[56rem]:bg-transparent',
  '@min-[56rem]:pt-6 @min-[56rem]:shadow-none',
].join(' ');

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
    <div className="@container">
      <h1 className="sr-only">Current assignment</h1>
      <div className={LAYOUT}>
        <ShiftHorizon shift={shift} startDate={startDate} endDate={endDate} now={now} />
        <section aria-labelledby="place" className="flex-1 px-[clamp(1rem,2.5vw,2rem)] pt-6 pb-8">
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
        <div className={STATUS}>
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
