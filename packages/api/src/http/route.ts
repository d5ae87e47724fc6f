import type { EndpointSpec } from '@prahari/contract/endpoint';

/** An endpoint's path in the syntax of the router: `/api/admin/assignments/:id`. */
export const routeOf = ({ path }: EndpointSpec): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Returns a function that tells whether one of the endpoints matches a call. */
export function endpointMatcher(
  endpoints: readonly EndpointSpec[],
): (method: string, path: string) => boolean {
  const fixed = new Set<string>();
  const patterns: { method: string; pattern: RegExp }[] = [];
  for (const { method, path } of endpoints) {
    if (path.includes('{')) patterns.push({ method, pattern: patternOf(path) });
    else fixed.add(`${method} /api${path}`);
  }
  return (method, path) => {
    const requested = method === 'HEAD' ? 'GET' : method;
    return (
      fixed.has(`${requested} ${path}`) ||
      patterns.some((one) => one.method === requested && one.pattern.test(path))
    );
  };
}
