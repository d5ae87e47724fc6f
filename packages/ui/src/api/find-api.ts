import { HOSTED_API_KEY, OWN_API_KEY } from '@prahari/contract/constants';
import { type BodyOf, type EndpointSpec, getHealth, isOwnHealth } from '@prahari/contract/endpoint';
import { ApiError } from './ApiError.ts';
import { $api, type Api, type ApiAdapter, apiUrl, foundBefore, isOtherOrigin } from './configure-api.ts';
import { isReachable } from './is-reachable.ts';
import { request } from './request.ts';
import { $token } from './token.ts';

type FoundApi = Extract<Api, { state: 'own' | 'hosted' }>;

/** True if a server said that it lacks the call, or answered with something else. */
const isAnswer = ({ status }: ApiError): boolean => status >= 200 && status < 500 && status !== 429;

/** Asks the API which one it is. @throws ApiError if it did not answer */
async function ask(): Promise<FoundApi['state']> {
  try {
    const { body } = await request({ endpoint: getHealth });
    return isOwnHealth(body) ? 'own' : 'hosted';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A server may send CORS headers with the calls that it has only.
    const isBlocked = error.status === 0 && isOtherOrigin() && (await isReachable());
    if (isBlocked || isAnswer(error)) return 'hosted';
    throw error;
  }
}

function remember(kind: FoundApi['state']): void {
  try {
    sessionStorage.setItem(kind === 'own' ? OWN_API_KEY : HOSTED_API_KEY, apiUrl);
  } catch {
    // Storage is blocked: the next page asks again.
  }
}

/** Loads the adapter of the hosted API, which sites with our own never need. */
const loadAdapter = async (): Promise<ApiAdapter> => (await import('./hosted/call-hosted.ts')).hostedApi;

async function look(): Promise<FoundApi> {
  try {
    const kind = foundBefore() ?? (await ask());
    const api: FoundApi = kind === 'own' ? { state: kind } : { state: kind, adapter: await loadAdapter() };
    remember(kind);
    // Logging out clears session storage.
    $token.listen(() => remember(kind));
    $api.set(api);
    return api;
  } catch (error) {
    $api.set({ state: 'unreachable' });
    throw error;
  }
}

let looking: Promise<FoundApi> | undefined;

/** Returns the API that answers, which is asked once in a session of the browser. @throws ApiError if none answers */
export async function findApi(): Promise<FoundApi> {
  const api = $api.get();
  if (api.state === 'own' || api.state === 'hosted') return api;
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

/** True if the API has this call, and takes this field of its body; screens leave out what it lacks. */
export function isOffered<E extends EndpointSpec>(
  endpoint: E,
  field?: keyof NonNullable<BodyOf<E>> & string,
): boolean {
  const api = $api.get();
  return api.state !== 'hosted' || api.adapter.offers(endpoint, field);
}
