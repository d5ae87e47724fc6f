import type { CandidateReasonKind } from '@prahari/contract/post-guards';
import type { Candidate, CandidateReason } from '@prahari/contract/post-guards.schemas';
import { formatYears } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { Icon } from '../../base/Icon/Icon.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { officePostsWords, type SayOfficePosts } from './office-posts-words.ts';

/** Before a reason where no column header says what it is about. */
const WORDS = (t: SayOfficePosts): Record<CandidateReasonKind, string> => ({
  free: 'free',
  city: t('livesIn'),
  knowsPlace: 'knows',
  papers: 'papers',
  rested: 'rested',
});

const LOOKS = {
  for: { icon: 'tick', color: 'text-success', text: 'font-medium' },
  against: { icon: 'triangle', color: 'text-warning', text: 'font-semibold text-warning' },
  neutral: undefined,
} as const;

function Reason({ kind, verdict, text }: CandidateReason) {
  const t = useWords(officePostsWords);
  const look = LOOKS[verdict];
  // The text names the paper: `police until 11 Dec 2026`.
  const saysItself = kind === 'papers' && verdict === 'against';
  return (
    <span className={`flex min-w-0 items-start gap-1.5 ${look ? '' : '@max-[50rem]:hidden'}`}>
      {look && <Icon name={look.icon} className={`mt-1.5 size-2.5 shrink-0 ${look.color}`} />}
      <span className={look?.text ?? 'text-muted'}>
        <span className={saysItself ? 'sr-only' : '@min-[50rem]:sr-only'}>{WORDS(t)[kind]} </span>
        {text || '–'}
      </span>
    </span>
  );
}

/** The rating with the number of reviews, or that there is none. */
export function CandidateRating({ rating, reviewCount }: Candidate) {
  const t = useWords(officePostsWords);
  if (reviewCount === 0) return <span className="text-muted text-xs">{t('notRatedYet')}</span>;
  return (
    <>
      <span className="font-semibold tabular-nums">{rating.toFixed(1)}</span>
      <span className="block text-muted text-xs">
        {`${reviewCount} ${t('reviewReviewCount', { reviewCount })}`}
      </span>
    </>
  );
}

/** Years and the first specialization. */
export const skillsText = ({ experience, specialization }: Candidate): string =>
  [formatYears(experience), specialization[0]].filter(Boolean).join(', ');

/** Phone and city, by which namesakes are told apart, before the skills. */
export const careerText = (candidate: Candidate): string =>
  [formatPhone(candidate.phone), candidate.city, skillsText(candidate)].filter(Boolean).join(', ');

/** Reasons for and against, in columns on a desk and one after the other on a phone. */
export const CandidateReasons = ({ reasons, grid }: { reasons: Candidate['reasons']; grid: string }) => (
  <span
    className={`gap-x-3 gap-y-0.5 text-xs @max-[50rem]:order-last @max-[50rem]:col-span-2 @max-[50rem]:flex @max-[50rem]:flex-wrap @max-[50rem]:pt-0.5 @min-[50rem]:grid ${grid}`}
  >
    {reasons.map((reason) => (
      <Reason key={reason.kind} {...reason} />
    ))}
  </span>
);
