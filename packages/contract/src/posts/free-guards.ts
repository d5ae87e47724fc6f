import { queryEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { FreeGuards, FreeGuardsQuery } from './schemas.ts';

// Apart from the endpoints that Today calls, so that it does not load what it does not need at once.

/** Who is free on some days, without a post. */
export const getFreeGuards = queryEndpoint<DataReply<FreeGuards>, FreeGuardsQuery>({
  method: 'GET',
  path: '/admin/free-guards',
  access: 'admin',
});

export const freeGuardsFailed = 'Failed to fetch free guards';
