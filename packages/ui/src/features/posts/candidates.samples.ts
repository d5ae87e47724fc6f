import type { CandidateReasonKind } from '@prahari/contract/post-guards';
import type { Candidate, CandidateReason } from '@prahari/contract/post-guards.schemas';

type Verdicts = Partial<Record<CandidateReasonKind, readonly [CandidateReason['verdict'], string]>>;

const defaultReasons = {
  free: ['for', 'all 90 days'],
  city: ['neutral', 'Indore'],
  knowsPlace: ['neutral', 'not yet'],
  papers: ['for', 'to Aug 2027'],
  rested: ['for', '3 days'],
} as const satisfies Verdicts;

const candidate = (
  _id: string,
  name: string,
  verdicts: Verdicts = {},
  rest: Partial<Candidate> = {},
): Candidate => ({
  _id,
  name,
  phone: `+91 50118 2496${_id.slice(1)}`,
  experience: 8,
  specialization: ['Night patrol'],
  rating: 4.6,
  reviewCount: 9,
  city: verdicts.city?.[1] ?? 'Indore',
  hoursThisWeek: 12,
  daysInRow: 1,
  restHours: 24,
  warnings: [],
  reasons: Object.entries({ ...defaultReasons, ...verdicts }).map(([kind, [verdict, text]]) => ({
    kind: kind as CandidateReasonKind,
    verdict,
    text,
  })),
  ...rest,
});

/** The best first; the last two cannot be assigned. */
export const candidates: readonly Candidate[] = [
  candidate('c1', 'Deepak Solanki', {
    city: ['for', 'Bhopal'],
    knowsPlace: ['for', 'this post, March'],
    rested: ['for', '14 h'],
  }),
  candidate(
    'c2',
    'Fatima Begum Khan',
    { city: ['for', 'Bhopal'] },
    { rating: 4.8, reviewCount: 5, experience: 5 },
  ),
  candidate(
    'c3',
    'Jitendra Vasava',
    {
      city: ['for', 'Bhopal'],
      knowsPlace: ['for', 'this client, 2025'],
      papers: ['against', 'medical to 5 Dec'],
    },
    { rating: 4.1, reviewCount: 12, experience: 11, specialization: ['Ex-serviceman'] },
  ),
  candidate('c4', 'Imtiaz Ahmed Lone', { rested: ['for', '9 h'] }, { specialization: [] }),
  candidate('c5', 'Pooja Negi', {}, { rating: 0, reviewCount: 0, experience: 3 }),
  candidate(
    'c6',
    'Biju Thomas Kurian',
    { city: ['neutral', ''], rested: ['against', '6 h'] },
    {
      rating: 3,
      reviewCount: 1,
      city: '',
      hoursThisWeek: 48,
      daysInRow: 6,
      restHours: 6,
      warnings: [
        { guardId: 'c6', kind: 'rest', value: 6 },
        { guardId: 'c6', kind: 'week', value: 60 },
        { guardId: 'c6', kind: 'days', value: 7 },
      ],
    },
  ),
  candidate('c7', 'Chandrashekhar Venkata Subrahmanya Narasimha Rajagopalan', {}, { experience: 22 }),
  candidate(
    'c8',
    'Abdul Rahim Ansari',
    { free: ['against', 'from 21 Dec'] },
    {
      conflict: 'at Vidyut Transformers Pvt Ltd, Vadodara, until 20 Dec 2026',
      conflictClient: { _id: 'vidyut', name: 'Vidyut Transformers Pvt Ltd' },
    },
  ),
  candidate(
    'c9',
    'Santosh Ganpat Shinde',
    { free: ['against', 'no day'] },
    {
      conflict: 'at Bharat Precision Forgings Ltd, Pune, until 22 May 2027',
      conflictClient: { _id: 'bharat', name: 'Bharat Precision Forgings Ltd' },
    },
  ),
];
