import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of GuardReviews. */
export const guardReviewsWords = defineOfficeWords('guardReviews', {
  reviews: 'Reviews',
  reviewsOf: 'Reviews of',
});
