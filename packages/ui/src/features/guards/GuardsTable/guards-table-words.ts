import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of GuardsTable. */
export const guardsTableWords = defineOfficeWords('guardsTable', {
  assignment: 'Assignment',
  currentAssignment: 'Current assignment',
  email: 'Email',
  experience: 'Experience',
  highestFirst: 'highest first',
  lowestFirst: 'lowest first',
  name: 'Name',
  none: 'None',
  notRatedYet: 'Not rated yet',
  outOfRating: ({ rating, maxRating }: { rating: number; maxRating: number }) =>
    `${rating} out of ${maxRating}`,
  rating: 'Rating',
  read: 'Read',
  readOfReviewCount: ({ reviewCount, name }: { reviewCount: string; name: string }) =>
    `Read ${reviewCount} of ${name}`,
  reviews: 'Reviews',
  reviewsCount: ({ count }: { count: number }) => (count === 1 ? '1 review' : `${count} reviews`),
  securityGuards: 'Security guards',
  specialization: 'Specialization',
});

export type SayGuardsTable = Translate<typeof guardsTableWords>;
