import type { Price, Rate, RateRise } from '@prahari/contract/rates.schemas';
import { clientWithDues } from '../people/people.samples.ts';

const clientId = clientWithDues.client._id;

/** Rates for stories and tests. */
export const calendarRate: Rate = {
  _id: '01900000-0000-7000-8000-000000000701',
  clientId,
  basis: 'calendar',
  hours: 12,
  amount: 22_000,
  from: '2026-04-01',
  holidayPercent: 0,
  isBilled: true,
  isPublished: false,
  createdAt: '2026-03-20T05:30:00Z',
};

export const nightRate: Rate = {
  ...calendarRate,
  _id: '01900000-0000-7000-8000-000000000702',
  shift: 'night',
  basis: '26',
  amount: 24_000,
  from: '2026-12-01',
  holidayPercent: 100,
  isBilled: false,
};

export const postRate: Rate = {
  ...calendarRate,
  _id: '01900000-0000-7000-8000-000000000703',
  postId: clientWithDues.posts[0]?._id ?? '',
  basis: 'hour',
  hours: 8,
  amount: 92.5,
  isBilled: false,
};

export const fixedRate: Rate = {
  ...calendarRate,
  _id: '01900000-0000-7000-8000-000000000704',
  basis: 'fixed',
  amount: 123_456_789.99,
  from: '2025-04-01',
};

export const rises: RateRise[] = [
  {
    rate: { ...calendarRate, rise: { day: '2027-04-01', percent: 10 } },
    client: { _id: clientId, name: 'Tapovan Heights' },
    amount: 24_200,
  },
];

/** Prices that the office publishes. */
export const publishedPrices: readonly Price[] = [
  { basis: 'hour', hours: 8, amount: 92.5 },
  { shift: 'night', basis: '26', hours: 12, amount: 24_000 },
];
