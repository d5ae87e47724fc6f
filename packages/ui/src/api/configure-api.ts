import { HOSTED_API_KEY, OWN_API_KEY } from '@prahari/contract/constants';
import { apiBase, type EndpointSpec, type ReplyOf } from '@prahari/contract/endpoint';
import { atom } from 'nanostores';
import type { CallOptions, InputOf } from './endpoint-input.ts';

/** An API older than the contract, called as the contract says. */
export interface ApiAdapter {
  /** Returns replies as the contract defines them. @throws ApiError */
  call: <E extends EndpointSpec>(
    endpoint: E,
    input: InputOf<E> | undefined,
    options: CallOptions,
  ) => Promise<ReplyOf<E>>;
  /** True if that API has the endpoint, and takes the field of its body. */
  offers: (endpoint: EndpointSpec, field?: string) => boolean;
}

export interface ApiConfig {
  /** The API's URL, with or without `/api` at its end; by default the page's own origin. */
  url?: string | undefined;
  /** True for our own API, so that nobody asks which one it is. */
  isOwn?: boolean;
}

/** The API that answers: our own, or an older one behind an adapter. */
export type Api =
  | { state: 'looking' }
  /** Nobody answered so far. */
  | { state: 'unreachable' }
  | { state: 'own' }
  | { state: 'hosted'; adapter: ApiAdapter };

/** The URL that endpoint paths are appended to. */
export let apiUrl = '/api';

/** Returns the API that answered earlier in this session of the browser. */
export function foundBefore(): 'own' | 'hosted' | undefined {
  try {
    if (sessionStorage.getItem(OWN_API_KEY) === apiUrl) return 'own';
    return sessionStorage.getItem(HOSTED_API_KEY) === apiUrl ? 'hosted' : undefined;
  } catch {
    return undefined;
  }
}

const firstState = (isOwn = foundBefore() === 'own'): Api => ({ state: isOwn ? 'own' : 'looking' });

export const $api = atom<Api>(firstState());

/** Sets the API's URL. The host calls it first; without it, `/api` of the page's origin is used. */
export function configureApi({ url, isOwn }: ApiConfig): void {
  apiUrl = apiBase(url);
  $api.set(firstState(isOwn));
}

/** True if the API is on another origin than the page. */
export const isOtherOrigin = (): boolean => new URL(apiUrl, location.href).origin !== location.origin;
