import { createEndpoint, endpoint, queryEndpoint, rowEndpoint } from './endpoint.ts';
import type { ShortListReply } from './lists.ts';
import type {
  NewRateBody,
  Price,
  PublishRateBody,
  RaiseRateBody,
  Rate,
  RateRise,
  RatesQuery,
} from './rates.schemas.ts';
import type { DataReply, MessageReply } from './reply.ts';

export const rateMessages = {
  fetchFailed: 'Failed to fetch rates',
  saved: 'Rate saved',
  saveFailed: (message: string) => `Failed to save the rate: ${message}`,
  raised: 'Rate raised',
  raiseFailed: (message: string) => `Failed to raise the rate: ${message}`,
  risesFailed: 'Failed to fetch rises',
  deleted: 'Rate deleted',
  published: 'The price is on the page of prices',
  unpublished: 'The price is not on the page of prices any more',
  publishFailed: (message: string) => `Failed to change the page of prices: ${message}`,
  pricesFailed: 'Failed to fetch the prices',
  deleteFailed: (message: string) => `Failed to delete the rate: ${message}`,
} as const;

export const rateNotFound = { status: 404, code: 'rate.not_found', message: 'Rate not found' } as const;

export const rateBilled = {
  status: 409,
  code: 'rate.billed',
  message: 'A bill was made with this rate. Enter a new one from a later day instead.',
} as const;

export const sameRate = {
  status: 409,
  code: 'rate.same',
  message: 'There is a rate for the same posts, shift and hours from this day already',
} as const;

export const riseNotDue = {
  status: 409,
  code: 'rate.rise_not_due',
  message: 'This rate has no rise that is due',
} as const;

/** Rates that rise today or rose before, and have no newer rate. */
export const listRateRises = endpoint<DataReply<RateRise[]>>({
  method: 'GET',
  path: '/admin/rate-rises',
  access: 'admin',
});

export const raiseRate = createEndpoint<DataReply<Rate>, RaiseRateBody>({
  method: 'POST',
  path: '/admin/rate-rises',
  access: 'admin',
});

/** Columns that sort the rates. */
export const rateColumns = ['from', 'amount', 'basis'] as const;

export const listRates = queryEndpoint<ShortListReply<Rate>, RatesQuery>({
  method: 'GET',
  path: '/admin/rates',
  access: 'admin',
});

export const addRate = createEndpoint<DataReply<Rate>, NewRateBody>({
  method: 'POST',
  path: '/admin/rates',
  access: 'admin',
});

export const deleteRate = endpoint<MessageReply>({
  method: 'DELETE',
  path: '/admin/rates/{id}',
  access: 'admin',
});

/** Shows the price of a rate on the public page of prices, without its client, or takes it away. */
export const publishRate = rowEndpoint<DataReply<Rate>, PublishRateBody>({
  method: 'PUT',
  path: '/admin/rates/{id}/published',
  access: 'admin',
});

/** The prices that the office publishes; an empty list where it publishes none. */
export const listPrices = endpoint<DataReply<Price[]>>({ method: 'GET', path: '/prices', access: 'public' });
