import { endpoint } from './endpoint.ts';
import type { OwnRating, RateGuardBody } from './ratings.schemas.ts';
import type { DataReply } from './reply.ts';

/** Days from the first rating in which the client may change it. */
export const RATING_CHANGE_DAYS = 7;
export const RATING_TEXT_MAX = 1_000;

export const ratingMessages = {
  fetchFailed: 'Failed to fetch your ratings',
  rated: 'Thank you. The office reads this',
  rateFailed: (message: string) => `Failed to rate the guard: ${message}`,
  notRated: 'Not rated yet',
} as const;

export const ratingTooEarly = {
  status: 409,
  code: 'rating.too_early',
  message: 'You can rate a guard once the first duty has ended',
} as const;

export const ratingClosed = {
  status: 409,
  code: 'rating.closed',
  message: `A rating can be changed for ${RATING_CHANGE_DAYS} days. Tell the office what is different now`,
} as const;

/** Rates the guard of one of the client's own assignments, or changes the rating. */
export const rateGuard = endpoint<DataReply<OwnRating>, RateGuardBody>({
  method: 'POST',
  path: '/client/ratings',
  access: 'client',
});

/** The client's assignments whose first duty has ended, with their ratings, the latest first. */
export const listOwnRatings = endpoint<DataReply<OwnRating[]>>({
  method: 'GET',
  path: '/client/ratings',
  access: 'client',
});
