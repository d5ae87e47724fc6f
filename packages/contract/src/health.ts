import type { EndpointSpec } from './endpoint.ts';

/** The probe of the process, which also tells a site that the API is ours. */
export const getHealth = { method: 'GET', path: '/health', access: 'public' } as const satisfies EndpointSpec;

/** The reply to `getHealth`. */
export const healthReply = { success: true, api: 'prahari' } as const;

/** True for the reply of our own API; the older hosted one has no such call. */
export const isOwnHealth = (reply: unknown): boolean =>
  (reply as Partial<typeof healthReply> | null)?.api === healthReply.api;
