import type { ClientAssignment } from '@prahari/contract/assignments.schemas';
import { dutyAt } from '@prahari/domain/duty';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { PHONE } from '../../../base/Icon/contact-shapes.ts';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords, type SayGuards } from '../client-guards-words.ts';
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

/** Says how many guards are on duty, which places are open, and how to reach the office. */
export function GuardsNow({ assignments, asked, now, officePhone }: GuardsNowProps) {
  const t = useWords(clientGuardsWords);
  const onDuty = assignments.filter((one) => dutyAt(one, now)?.state !== 'assigned').length;
  const all = Math.max(asked ?? 0, assignments.length);
  const places = new Set(assignments.map(({ location }) => addressLines(location).join(', ')));
  const place = places.size === 1 ? [...places].join() : t('places', { count: places.size });
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md bg-sunken px-4 py-5 sm:px-6">
      <div className="min-w-0">
        <p className="wrap-anywhere text-muted text-sm">{t('nowAt', { place })}</p>
        <p className="font-semibold text-xl">{dutyText(t, { onDuty, assigned: assignments.length, all })}</p>
        {asked !== undefined && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-sm">
            <LanternMarks filled={Math.min(assignments.length, all)} total={all} />
            {all > assignments.length
              ? t('placeOpen', { count: all - assignments.length })
              : t('everyPlaceShort')}
          </p>
        )}
      </div>
      <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large" className="max-sm:w-full">
        <Shape shape={PHONE} />
        {t('callOffice')}
      </ButtonLink>
    </div>
  );
}

interface Counted {
  onDuty: number;
  assigned: number;
  all: number;
}

/** Guards whose shift is not running are not missing: they are counted apart. */
function dutyText(t: SayGuards, { onDuty, assigned, all }: Counted): string {
  const guards = (count: number) => t('guards', { count });
  if (onDuty === 0) return t('noShift', { all: guards(assigned) });
  if (onDuty === assigned) return t('onDutyCount', { count: onDuty, all: guards(all) });
  return t('onDutyOffShift', { guards: guards(onDuty), off: assigned - onDuty });
}
