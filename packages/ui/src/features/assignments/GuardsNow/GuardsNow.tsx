import type { ClientAssignment } from '@prahari/contract/assignments.schemas';
import { dutyAt } from '@prahari/domain/duty';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { addressLines } from '../postal-address.ts';

export interface GuardsNowProps {
  /** The open assignments of a client, at least one. */
  assignments: readonly ClientAssignment[];
  /** Guards that the client asked for; the hosted API does not say. */
  asked: number | undefined;
  /** The current instant. */
  now: Date;
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

const guards = (count: number) => `${count} ${count === 1 ? 'guard' : 'guards'}`;

/** Says how many guards are on duty, which places are open, and how to reach the office. */
export function GuardsNow({ assignments, asked, now, officePhone }: GuardsNowProps) {
  const onDuty = assignments.filter((one) => dutyAt(one, now)?.state !== 'assigned').length;
  const all = Math.max(asked ?? 0, assignments.length);
  const places = new Set(assignments.map(({ location }) => addressLines(location).join(', ')));
  const place = places.size === 1 ? [...places].join() : `${places.size} places`;
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md bg-sunken px-4 py-5 sm:px-6">
      <div className="min-w-0">
        <p className="wrap-anywhere text-muted text-sm">{`Now at ${place}`}</p>
        <p className="font-semibold text-xl">{dutyText(onDuty, assignments.length, all)}</p>
        {asked !== undefined && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-sm">
            <LanternMarks filled={Math.min(assignments.length, all)} total={all} />
            {openPlaces(all - assignments.length)}
          </p>
        )}
      </div>
      <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large" className="max-sm:w-full">
        Call office
      </ButtonLink>
    </div>
  );
}

/** Guards whose shift is not running are not missing: they are counted apart. */
function dutyText(onDuty: number, assigned: number, all: number): string {
  if (onDuty === 0) return `No shift is running, ${guards(assigned)} assigned`;
  if (onDuty === assigned) return `${onDuty} of ${guards(all)} on duty`;
  return `${guards(onDuty)} on duty, ${assigned - onDuty} off shift`;
}

function openPlaces(count: number): string {
  if (count <= 0) return 'Every place has a guard';
  return count === 1
    ? 'One place is open. The office is looking for a guard.'
    : `${count} places are open. The office is looking for guards.`;
}
