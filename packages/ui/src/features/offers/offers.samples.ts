import type { OfferForGuard } from '@prahari/contract/offers.schemas';

/** A night that is offered at 20:13 on 26 November 2026. */
export const nightOffer: OfferForGuard = {
  state: 'open',
  guard: { name: 'Deepak Solanki' },
  client: { name: 'Orchid Heights' },
  place: { street: 'Main gate, Ghodbunder Road', city: 'Thane', state: 'Maharashtra', zipCode: '400607' },
  days: ['2026-11-26'],
  shift: 'night',
  startsAt: '20:00',
  hours: 12,
  beginsAt: '2026-11-26T14:30:00.000Z',
  endsAt: '2026-11-27T02:30:00.000Z',
  openUntil: '2026-11-26T15:00:00.000Z',
};
