import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import { isOtherOrigin, loadAdapter } from './configure-api.ts';
import type { CallOptions, InputOf } from './endpoint-input.ts';
import { request } from './request.ts';

/**
 * Calls an endpoint and returns its reply, through the adapter if one is configured for an API on
 * another origin.
 * @throws ApiError unless the call succeeded, and AbortError for an aborted call
 */
export async function call<E extends EndpointSpec>(
  endpoint: E,
  input?: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  if (loadAdapter && isOtherOrigin()) {
    const callAdapted = await loadAdapter();
    return callAdapted(endpoint, input, options);
  }
  const { body } = await request(endpoint, input as object | undefined, options);
  return body as ReplyOf<E>;
}
