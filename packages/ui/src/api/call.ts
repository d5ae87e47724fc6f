import type { EndpointSpec, ReplyOf } from '@prahari/contract';
import { API_BASE } from './base-url.ts';
import { type CallOptions, type InputOf, request } from './request.ts';

const isOtherOrigin = () => new URL(API_BASE, location.href).origin !== location.origin;

/**
 * Calls an endpoint and returns its reply. An API on another origin may be the older hosted API: it is called through an
 * adapter, loaded only then, that translates its replies to those of the contract.
 * @throws ApiError unless the call succeeded. An aborted call throws AbortError.
 */
export async function call<E extends EndpointSpec>(
  endpoint: E,
  input?: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  // Inline `import.meta.env`, so that a build without PUBLIC_API_URL drops the import.
  if (import.meta.env.PUBLIC_API_URL && isOtherOrigin()) {
    const { callHosted } = await import('./hosted/call-hosted.ts');
    return callHosted(endpoint, input, options);
  }
  const { _data } = await request(endpoint, input as object | undefined, options);
  return _data as ReplyOf<E>;
}
