import type { EndpointSpec } from '@prahari/contract/endpoint';

export interface Target {
  /** With its query. */
  path: string;
  /** The body of a write, without what is in the path. */
  body?: Record<string, unknown>;
}

/** Returns the path with its query, and the body of a write. */
export function target({ path: pattern, method }: EndpointSpec, input: object | undefined): Target {
  const values: Record<string, unknown> = { ...input };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const isRead = method === 'GET' || method === 'DELETE';
  const others = Object.entries(values).filter(([name]) => !pattern.includes(`{${name}}`));
  if (!isRead) return { path, ...(others.length > 0 && { body: Object.fromEntries(others) }) };
  const query = new URLSearchParams();
  for (const [name, value] of others) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return { path: query.size > 0 ? `${path}?${query}` : path };
}
