import * as accounts from './accounts.ts';
import * as assignments from './assignments.ts';
import * as auth from './auth.ts';
import * as bills from './bills.ts';
import * as clientApplications from './client-applications.ts';
import * as clients from './clients.ts';
import type { EndpointSpec } from './endpoint.ts';
import * as guards from './guards.ts';
import * as records from './records.ts';
import * as secondFactor from './second-factor.ts';
import * as securityApplications from './security-applications.ts';

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

const inside = (module: Record<string, unknown>): Record<string, EndpointSpec> =>
  Object.fromEntries(
    Object.entries(module).filter((entry): entry is [string, EndpointSpec] => isEndpoint(entry[1])),
  );

/** Every endpoint of the contract by name. For servers and tests; a browser imports the ones it calls. */
export const endpoints: Record<string, EndpointSpec> = {
  ...inside(auth),
  ...inside(secondFactor),
  ...inside(guards),
  ...inside(clients),
  ...inside(assignments),
  ...inside(bills),
  ...inside(clientApplications),
  ...inside(securityApplications),
  ...inside(records),
  ...inside(accounts),
};
