import { createEndpoint, endpoint, queryEndpoint } from './endpoint.ts';
import type { NewRateBody, RaiseRateBody, Rate, RateRise, RatesQuery } from './rates.schemas.ts';
import type { DataReply, MessageReply } from './reply.ts';

export const rateMessages = {
  fetchFailed: 'Failed to fetch rates',
  saved: 'Rate saved',
  saveFailed: (message: string) => `Failed to save the rate: ${message}`,
  raised: 'Rate raised',
  raiseFailed: (message: string) => `Failed to raise the rate: ${message}`,
  risesFailed: 'Failed to fetch rises',
  deleted: 'Rate deleted',
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

export const listRates = queryEndpoint<DataReply<Rate[]>, RatesQuery>({
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
