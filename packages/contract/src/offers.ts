import { endpoint, linkEndpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListReply } from './lists.ts';
import type {
  AnswerOfferBody,
  Offer,
  OfferForGuard,
  OfferIdsBody,
  OffersQuery,
  SendOffersBody,
  SentOffer,
} from './offers.schemas.ts';
import type { DataReply } from './reply.ts';

/** Columns that sort the list. */
export const offerColumns = ['sentAt', 'guard', 'status'] as const;

/** `late` said yes after somebody else, `expired` did not answer in time or the office closed it. */
export const offerStatuses = ['sent', 'opened', 'yes', 'no', 'late', 'expired'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** The states of a guard's page: the offer is open, theirs, somebody else's, or over. */
export const offerStates = ['open', 'yours', 'taken', 'expired'] as const;
export type OfferState = (typeof offerStates)[number];

/** Reasons that a yes can’t count: another duty then, leave or sick, not of age, an expired paper. */
export const impossibleReasons = ['busy', 'away', 'age', 'papers'] as const;
export type ImpossibleReason = (typeof impossibleReasons)[number];
export const impossibleLabels: Record<ImpossibleReason, string> = {
  busy: 'has another duty then',
  away: 'is on leave or sick then',
  age: 'is not 18 to 64 years old',
  papers: 'has an expired paper',
};

export const MAX_OFFER_DAYS = 31;
export const MAX_OFFERED_GUARDS = 1_000;
/** A day: an opening is filled sooner or by the office. */
export const MAX_OFFER_MINUTES = 1_440;
/** Answers that one link takes in a minute, and unknown links that a network can try in an hour. */
export const LINK_ANSWERS_PER_MINUTE = 120;
export const UNKNOWN_LINKS_PER_HOUR = 100;

export const offerNotFound = {
  status: 404,
  code: 'offer.not_found',
  message: 'This link is not known. Ask the office for a new one',
} as const;

export const offerTaken = {
  status: 409,
  code: 'offer.taken',
  message: 'Somebody else said yes first. Thank you for answering',
} as const;

export const offerExpired = {
  status: 409,
  code: 'offer.expired',
  message: 'This offer has ended. You don’t need to do anything',
} as const;

/** The message says which rule. */
export const offerImpossible = {
  status: 409,
  code: 'offer.impossible',
  message: 'This duty can’t be yours',
} as const;

export const offerYours = {
  status: 409,
  code: 'offer.yours',
  message: 'You said yes, and the duty is yours. Call the office if you can’t come',
} as const;

export const offersMessages = {
  fetchFailed: 'Failed to fetch offers',
  sendFailed: (message: string) => `Failed to offer the place: ${message}`,
  closed: 'Offers closed',
  closeFailed: (message: string) => `Failed to close the offers: ${message}`,
  openFailed: 'Failed to open the offer',
  answerFailed: 'Failed to send your answer',
} as const;

/** Offers one place of a post on some days to guards. Each gets a link of their own, shown once. */
export const sendOffers = endpoint<DataReply<SentOffer[]>, SendOffersBody>({
  method: 'POST',
  path: '/admin/offers',
  access: 'admin',
  status: 201,
});

/** The offers of a post, the newest first. */
export const listOffers = queryEndpoint<ShortListReply<Offer>, OffersQuery>({
  method: 'GET',
  path: '/admin/offers',
  access: 'admin',
});

/** Closes offers that nobody has taken. Their history stays. */
export const closeOffers = endpoint<DataReply<Offer[]>, OfferIdsBody>({
  method: 'POST',
  path: '/admin/close-offers',
  access: 'admin',
});

/** Returns a guard's offer. The link is the only credential. */
export const getOffer = linkEndpoint<DataReply<OfferForGuard>>({
  method: 'GET',
  path: '/offers/{token}',
  access: 'public',
});

/** Answers an offer: the first valid yes makes the assignment. */
export const answerOffer = linkEndpoint<DataReply<OfferForGuard>, AnswerOfferBody>({
  method: 'POST',
  path: '/offers/{token}/answer',
  access: 'public',
});
