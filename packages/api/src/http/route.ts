import type { EndpointSpec } from '@prahari/contract';

/** An endpoint's path in the syntax of the router: `/api/admin/assignments/:id`. */
export const routeOf = ({ path }: EndpointSpec): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const pattern = ({ path }: EndpointSpec): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Returns a function that tells whether one of the endpoints matches a call. */
export function endpointMatcher(
  endpoints: readonly EndpointSpec[],
): (method: string, path: string) => boolean {
  const known = endpoints.map((endpoint) => ({ method: endpoint.method, path: pattern(endpoint) }));
  return (method, path) => {
    const requested = method === 'HEAD' ? 'GET' : method;
    return known.some((one) => one.method === requested && one.path.test(path));
  };
}
