import { apiBase } from '@prahari/contract/api-base';
import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import type { CallOptions, InputOf } from './endpoint-input.ts';

/** Calls an API older than the contract, and returns replies as the contract defines them. */
export type ApiAdapter = <E extends EndpointSpec>(
  endpoint: E,
  input: InputOf<E> | undefined,
  options: CallOptions,
) => Promise<ReplyOf<E>>;

export interface ApiConfig {
  /** The API's URL, with or without `/api` at its end; by default the page's own origin. */
  url?: string | undefined;
  /** Loads the adapter for an older API on another origin; leave it out for our own API. */
  adapter?: (() => Promise<ApiAdapter>) | undefined;
}

/** The URL that endpoint paths are appended to. */
export let apiUrl = '/api';
export let loadAdapter: ApiConfig['adapter'];

/** Sets the API's URL. The host calls it first; without it, `/api` of the page's origin is used. */
export function configureApi({ url, adapter }: ApiConfig): void {
  apiUrl = apiBase(url);
  loadAdapter = adapter;
}

/** True if the API is on another origin than the page. */
export const isOtherOrigin = (): boolean => new URL(apiUrl, location.href).origin !== location.origin;
