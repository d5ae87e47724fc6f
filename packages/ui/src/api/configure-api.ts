import { apiBase } from '@prahari/contract/api-base';
import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import type { CallOptions, InputOf } from './endpoint-input.ts';

/** Calls an API that is older than the contract, and replies as the contract says. */
export type ApiAdapter = <E extends EndpointSpec>(
  endpoint: E,
  input: InputOf<E> | undefined,
  options: CallOptions,
) => Promise<ReplyOf<E>>;

export interface ApiConfig {
  /** Where the API is, with or without `/api` at its end. Default: the page's own origin. */
  url?: string | undefined;
  /** Loads the adapter for an older API. Called at the first call to another origin; left out, such an API is ours. */
  adapter?: (() => Promise<ApiAdapter>) | undefined;
}

/** The URL that endpoint paths are appended to. */
export let apiUrl = '/api';
export let loadAdapter: ApiConfig['adapter'];

/** Says where the API is. Called by the host before anything calls the API; without it, `/api` of the page's own origin. */
export function configureApi({ url, adapter }: ApiConfig): void {
  apiUrl = apiBase(url);
  loadAdapter = adapter;
}

/** Whether the API is on another origin than the page. */
export const isOtherOrigin = (): boolean => new URL(apiUrl, location.href).origin !== location.origin;
