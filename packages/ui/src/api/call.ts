import type { EndpointSpec, ReplyOf } from '@prahari/contract/endpoint';
import { $api } from './configure-api.ts';
import type { CallOptions, InputOf } from './endpoint-input.ts';
import { findApi } from './find-api.ts';
import { request } from './request.ts';

/** Calls an endpoint. @throws ApiError unless it succeeded, and AbortError when aborted */
export async function call<E extends EndpointSpec>(
  endpoint: E,
  input?: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const known = $api.get();
  const api = known.state === 'own' ? known : await findApi();
  if (api.state === 'hosted') return api.adapter.call(endpoint, input, options);
  const { body } = await request({ endpoint, input: input as object | undefined, options });
  return body as ReplyOf<E>;
}
