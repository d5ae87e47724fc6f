import type { EndpointSpec } from '@prahari/contract/endpoint';

const keyOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;

/** Maps endpoints to values by method and path. */
export function endpointMap<Value>(entries: readonly (readonly [EndpointSpec, Value])[]) {
  const byKey = new Map(entries.map(([endpoint, value]) => [keyOf(endpoint), value]));
  return {
    get: (endpoint: EndpointSpec): Value | undefined => byKey.get(keyOf(endpoint)),
    values: () => byKey.values(),
    /** `METHOD /path` of each. */
    keys: () => byKey.keys(),
  };
}

export const isEndpoint = (endpoint: EndpointSpec, other: EndpointSpec): boolean =>
  keyOf(endpoint) === keyOf(other);
