import type { Candidate } from '@prahari/contract/post-guards.schemas';
import { formatPhone } from '@prahari/domain/phone';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { CandidateRating, CandidateReasons, skillsText } from '../candidate-parts.tsx';
import { GuardLoad } from '../GuardLoad.tsx';

/** The columns of the list, from 50rem on. */
export const freeGuardGrid =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3 @min-[50rem]:grid-cols-[1.75rem_minmax(9rem,1fr)_9rem_minmax(0,2.6fr)_5.5rem]';

/** The columns of a guard's reasons, from 50rem on. */
export const freeGuardReasons = '@min-[50rem]:grid-cols-[.8fr_1fr_1.1fr_.8fr]';

interface FreeGuardRowProps {
  guard: Candidate;
  initials: string | undefined;
  /** The guard's record. */
  link: LinkTarget;
}

/** A free guard: the record in one press, the phone in another. */
export const FreeGuardRow = ({ guard, initials, link }: FreeGuardRowProps) => (
  <li className={`min-h-14 items-center border-line border-b py-1.5 text-sm ${freeGuardGrid}`}>
    <Avatar name={guard.name} initials={initials} size="small" decorative />
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-name">
        <RowLink {...link}>{guard.name}</RowLink>
      </span>
      <span className="block text-muted text-xs">
        {guard.city && <span className="@min-[50rem]:hidden">{guard.city}, </span>}
        {skillsText(guard)}
      </span>
      <GuardLoad {...guard} />
    </span>
    <a
      href={`tel:${guard.phone.replace(/[^+\d]/g, '')}`}
      className="whitespace-nowrap tabular-nums no-underline hover:underline touch:inline-flex touch:min-h-target touch:items-center"
    >
      {formatPhone(guard.phone)}
    </a>
    <CandidateReasons reasons={guard.reasons} grid={`@max-[50rem]:col-start-2 ${freeGuardReasons}`} />
    <span className="@max-[50rem]:hidden text-end">
      <CandidateRating {...guard} />
    </span>
  </li>
);
