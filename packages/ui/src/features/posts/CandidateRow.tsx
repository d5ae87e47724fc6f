import type { Candidate } from '@prahari/contract/post-guards.schemas';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { type LinkTarget, RowLink } from '../../base/Table/RowLink.tsx';
import { CandidateRating, CandidateReasons, careerText } from './candidate-parts.tsx';
import { GuardLoad } from './GuardLoad.tsx';

export const candidateGrid =
  'grid grid-cols-[1.5rem_1.75rem_minmax(0,1fr)_4.75rem] gap-x-3 @min-[50rem]:grid-cols-[1.5rem_1.75rem_minmax(14rem,1fr)_minmax(0,2.6fr)_4.75rem]';
export const reasonGrid = '@min-[50rem]:grid-cols-[1.02fr_.9fr_1.1fr_1.04fr_.86fr]';

export interface CandidateRowProps {
  candidate: Candidate;
  initials: string | undefined;
  isChosen: boolean;
  /** All places are taken by others. */
  isDisabled?: boolean;
  /** `radio` where one guard is chosen. */
  type: 'checkbox' | 'radio';
  name: string;
  onChange: () => void;
  /** The record that the guard's name leads to; a press anywhere else in the row chooses. */
  link?: LinkTarget | undefined;
}

/** A guard who could be assigned, with what speaks for and against in columns, so that the eye compares downwards. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, initials, isChosen, isDisabled = false, type, name, onChange, link } = props;
  return (
    <label
      className={`relative min-h-14 cursor-pointer items-center text-sm border-line border-b py-1.5 hover:bg-sunken/60 has-checked:bg-accent-soft has-checked:shadow-[-0.75rem_0_var(--prahari-accent-soft),0.75rem_0_var(--prahari-accent-soft)] has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus ${candidateGrid}`}
    >
      <input
        type={type}
        name={name}
        value={candidate._id}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChange}
        className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0 outline-none"
      />
      <span className="justify-self-center">
        <LanternMarks filled={isChosen ? 1 : 0} total={1} />
      </span>
      <Avatar name={candidate.name} initials={initials} size="small" decorative />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-name">
          {link ? (
            <span className="relative">
              <RowLink {...link} inSentence>
                {candidate.name}
              </RowLink>
            </span>
          ) : (
            candidate.name
          )}
        </span>
        <span title={careerText(candidate)} className="block text-muted text-xs @min-[50rem]:line-clamp-1">
          {careerText(candidate)}
        </span>
        <GuardLoad {...candidate} />
      </span>
      <CandidateReasons reasons={candidate.reasons} grid={`@max-[50rem]:col-start-3 ${reasonGrid}`} />
      <span className="text-end">
        <CandidateRating {...candidate} />
      </span>
    </label>
  );
}
