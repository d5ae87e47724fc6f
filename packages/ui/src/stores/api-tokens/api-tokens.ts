import {
  apiTokenMessages,
  createApiToken as createEndpoint,
  listApiTokens,
  revokeApiToken as revokeEndpoint,
} from '@prahari/contract/api-tokens';
import { type ApiToken, createApiTokenBody } from '@prahari/contract/api-tokens.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { refusedAtField } from '../my-account/account-failures.ts';
import { nullIfMissing, reportFailure, type SubmitResult, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

export type NewApiToken = BodyOf<typeof createEndpoint>;

/** The admin's API tokens, newest first; null when the server lacks the endpoint. */
export const apiTokens = createLoaded<readonly ApiToken[] | null>({
  read: async () => (await nullIfMissing(call(listApiTokens)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, apiTokenMessages.fetchFailed)),
});

/** The secret of a token that was just made, until the admin has copied it; null without one. */
export const $newSecret = atom<{ name: string; token: string } | null>(null);

const inFlight = createInFlight();
/** Ids of the tokens that are being revoked. */
export const $revoking = inFlight.$ids;

const shown = (): readonly ApiToken[] => {
  const tokens = apiTokens.$loaded.get();
  return (tokens.state === 'ready' && tokens.data) || [];
};

/** Returns errors by field. */
export const checkNewApiToken = (typed: NewApiToken) => {
  const errors = fieldErrors(createApiTokenBody, typed);
  const scopes = Object.entries(errors).find(([path]) => path.startsWith('scopes'))?.[1];
  return { ...errors, ...(scopes && { scopes }) };
};

/** Makes a token and keeps its secret to be shown once. */
export async function createApiToken(typed: NewApiToken): Promise<SubmitResult> {
  try {
    const { token, apiToken } = (await call(createEndpoint, { ...typed, name: typed.name.trim() })).data;
    apiTokens.put([apiToken, ...shown()]);
    $newSecret.set({ name: apiToken.name, token });
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, apiTokenMessages.createFailed);
  }
}

export const forgetNewSecret = (): void => $newSecret.set(null);

/** Revokes a token at once. Reports failures instead of throwing. */
export const revokeApiToken = (tokenId: string): Promise<void> =>
  inFlight.run(tokenId, async () => {
    try {
      await call(revokeEndpoint, { tokenId });
      apiTokens.put(shown().filter(({ _id }) => _id !== tokenId));
      toast.success(apiTokenMessages.revoked);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, apiTokenMessages.revokeFailed));
      void apiTokens.refreshSilently();
    }
  });
