import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of OfferPlace. */
export const offerPlaceWords = defineOfficeWords('offerPlace', {
  butImpossible: ({ impossible }: { impossible: string }) => `, but ${impossible}`,
  cancel: 'Cancel',
  close: 'Close',
  endedWithoutAnswer: 'Ended without an answer',
  firstValidYesGets:
    'The first valid yes gets it. Papers, age and overlaps are checked again at the yes. A link is for one guard, and shown only now.',
  freeGuardsBestFirst: 'Free guards, best first',
  guardsCouldNotBe: 'The guards could not be loaded',
  hours: ({ hours }: { hours: number }) => `${hours} hours`,
  loadingFreeGuards: 'Loading free guards',
  minutes: ({ minutes }: { minutes: string }) => `${minutes} minutes`,
  noClock: ({ clock }: { clock: string }) => `No, ${clock}`,
  noGuardIsFree: 'No guard is free for this place.',
  offers: 'Offers',
  offerThisPlace: 'Offer this place',
  offerToGuard: ({ count }: { count: number }) => `Offer to ${count} ${count === 1 ? 'guard' : 'guards'}`,
  offerToOthers: 'Offer to others',
  openedClock: ({ clock }: { clock: string }) => `Opened ${clock}`,
  openFor: 'Open for',
  placeIsFilled: 'The place is filled',
  sendToByWhatsApp: ({ name }: { name: string }) => `Send to ${name} by WhatsApp`,
  sentClock: ({ clock }: { clock: string }) => `Sent ${clock}`,
  takesPlaceName: ({ name }: { name: string }) => `${name} takes the place.`,
  yesHasPlace: ({ clock }: { clock: string }) => `Yes, ${clock}: has the place`,
  yesTooLate: ({ clock }: { clock: string }) => `Yes, ${clock}: too late`,
});

export type SayOfferPlace = Translate<typeof offerPlaceWords>;
