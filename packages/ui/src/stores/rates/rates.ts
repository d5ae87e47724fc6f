import { getClientRecord } from '@prahari/contract/clients';
import type { Post } from '@prahari/contract/posts.schemas';
import * as contract from '@prahari/contract/rates';
import type { NewRateBody, Rate } from '@prahari/contract/rates.schemas';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { refreshOverview } from '../overview/overview.ts';
import {
  messageOf,
  reportFailure,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

const { rateMessages } = contract;
const reportFetch = (error: unknown) =>
  reportFailure(error, serverMessageOr(error, rateMessages.fetchFailed));

let shownId = '';

/** The rates of one client, the newest first. */
export const rates = createLoaded<Rate[]>({
  read: async () => (await call(contract.listRates, { clientId: shownId })).data,
  failed: reportFetch,
});

/** Loads the rates of a client in place of another's. */
export function showRates(clientId: string): Promise<void> {
  if (clientId !== shownId) rates.reset();
  shownId = clientId;
  return rates.load();
}

/** A client whose rate is entered, with the posts that it may be for. */
interface RateClient {
  _id: string;
  name: string;
  posts: readonly Post[];
}

let clientId = '';

/** The client whose rate is entered. */
export const rateClient = createLoaded<RateClient>({
  read: async () => {
    const { client, posts } = (await call(getClientRecord, { id: clientId })).data;
    return { _id: client._id, name: client.user.name, posts };
  },
  failed: reportFetch,
});

/** Loads the client whose rate is entered, in place of another. */
export function openRateClient(id: string): Promise<void> {
  if (id !== clientId) rateClient.reset();
  clientId = id;
  return rateClient.load();
}

const rateKey = createIdempotencyKey();

/** Enters a rate; a retry enters no second one. */
export async function addRate(body: NewRateBody): Promise<SubmitResult> {
  try {
    await call(contract.addRate, body, { idempotencyKey: rateKey.of(body) });
    rateKey.done();
    toast.success(rateMessages.saved);
    if (body.clientId === shownId) await rates.refreshSilently();
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === contract.sameRate.code)
      return { ok: false, errors: [{ path: 'from', message: error.serverMessage }] };
    return submitFailure(error, rateMessages.saveFailed(messageOf(error)));
  }
}

/** Deletes a rate; ask for confirmation first. Reports failures instead of throwing. */
export async function deleteRate(id: string): Promise<void> {
  try {
    await call(contract.deleteRate, { id });
    toast.success(rateMessages.deleted);
  } catch (error) {
    reportFailure(error, rateMessages.deleteFailed(messageOf(error)));
  }
  await rates.refreshSilently();
}

/** Shows the price of a rate on the public page of prices, or takes it away. Reports failures instead of throwing. */
export async function publishRate(id: string, published: boolean): Promise<void> {
  try {
    await call(contract.publishRate, { id, published });
    toast.success(published ? rateMessages.published : rateMessages.unpublished);
  } catch (error) {
    reportFailure(error, rateMessages.publishFailed(messageOf(error)));
  }
  await rates.refreshSilently();
}

/** Rates whose yearly rise is due. */
export const rateRises = createLoaded({
  read: async () => (await call(contract.listRateRises)).data,
  failed: (error) => reportFailure(error, serverMessageOr(error, rateMessages.risesFailed)),
});

/** The rate that is being raised. */
export const $raising = atom<string | undefined>(undefined);

/** Enters the rate that follows from a rise. Reports failures instead of throwing. */
export async function raiseRate(rateId: string): Promise<void> {
  if ($raising.get()) return;
  $raising.set(rateId);
  try {
    await call(contract.raiseRate, { rateId });
    toast.success(rateMessages.raised);
    refreshOverview();
  } catch (error) {
    reportFailure(error, rateMessages.raiseFailed(messageOf(error)));
  }
  $raising.set(undefined);
  await rateRises.refreshSilently();
}
