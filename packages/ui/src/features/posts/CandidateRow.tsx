import {
  type Candidate,
  type CandidateReason,
  type CandidateReasonKind,
  formatYears,
} from '@prahari/contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';

/** Before a reason where no column header says what it is about. */
const WORDS: Record<CandidateReasonKind, string> = {
  free: 'free',
  city: 'lives in',
  knowsPlace: 'knows',
  papers: 'papers',
  rested: 'rested',
};

export const candidateGrid =
  'grid grid-cols-[1.5rem_1.75rem_minmax(0,1fr)_4.25rem] gap-x-3 @min-[50rem]:grid-cols-[1.5rem_1.75rem_minmax(9rem,1fr)_minmax(0,3.1fr)_4.25rem]';
export const reasonGrid = '@min-[50rem]:grid-cols-[1fr_1.05fr_1.12fr_1.02fr_.7fr]';

const LOOKS = {
  for: { icon: 'tick', color: 'text-success', text: 'font-medium' },
  against: { icon: 'triangle', color: 'text-warning', text: 'font-semibold text-warning' },
  neutral: undefined,
} as const;

function Reason({ kind, verdict, text }: CandidateReason) {
  const look = LOOKS[verdict];
  return (
    <span className={`flex min-w-0 items-start gap-1.5 ${look ? '' : '@max-[50rem]:hidden'}`}>
      {look && <Icon name={look.icon} className={`mt-1.5 size-2.5 shrink-0 ${look.color}`} />}
      <span className={look?.text ?? 'text-muted'}>
        <span className="@min-[50rem]:sr-only">{WORDS[kind]} </span>
        {text || '–'}
      </span>
    </span>
  );
}

function RatingText({ rating, reviewCount }: Candidate) {
  if (reviewCount === 0) return <span className="text-muted text-xs">Not rated yet</span>;
  return (
    <>
      <span className="font-semibold tabular-nums">{rating.toFixed(1)}</span>
      <span className="block text-muted text-xs">
        {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}
      </span>
    </>
  );
}

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
}

/** A guard who could be assigned, with what speaks for and against in columns, so that the eye compares downwards. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, initials, isChosen, isDisabled = false, type, name, onChange } = props;
  const { experience, specialization } = candidate;
  return (
    <label
      className={`relative min-h-14 cursor-pointer items-center text-sm border-line border-b py-1.5 hover:bg-sunken/60 has-checked:bg-accent-soft has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus ${candidateGrid}`}
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
        <span title={candidate.name} className="line-clamp-2 font-semibold">
          {candidate.name}
        </span>
        <span className="block text-muted text-xs">
          {[formatYears(experience), specialization[0]].filter(Boolean).join(', ')}
        </span>
      </span>
      <span
        className={`gap-x-3 gap-y-0.5 text-xs @max-[50rem]:order-last @max-[50rem]:col-span-2 @max-[50rem]:col-start-3 @max-[50rem]:flex @max-[50rem]:flex-wrap @max-[50rem]:pt-0.5 @min-[50rem]:grid ${reasonGrid}`}
      >
        {candidate.reasons.map((reason) => (
          <Reason key={reason.kind} {...reason} />
        ))}
      </span>
      <span className="text-end">
        <RatingText {...candidate} />
      </span>
    </label>
  );
}
