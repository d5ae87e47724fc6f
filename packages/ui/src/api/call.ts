import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import { isOtherOrigin, loadAdapter } from './configure-api.ts';
import type { CallOptions, InputOf } from './endpoint-input.ts';
import { request } from './request.ts';

/** Calls an endpoint. @throws ApiError unless it succeeded, and AbortError when aborted */
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
