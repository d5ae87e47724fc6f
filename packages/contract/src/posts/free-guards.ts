import { queryEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { FreeGuards, FreeGuardsQuery } from './schemas.ts';

// In a file of its own, so that the Today tab, which does not need it at first, does not load it with the endpoints it calls.

/** The guards who are free on some days, asked without naming a post. */
export const getFreeGuards = queryEndpoint<DataReply<FreeGuards>, FreeGuardsQuery>({
  method: 'GET',
  path: '/admin/free-guards',
  access: 'admin',
});

export const freeGuardsFailed = 'Failed to fetch free guards';
