import type { EndpointSpec } from '@prahari/contract/endpoint';

export interface Target {
  /** With its query. */
  path: string;
  /** The body of a write. */
  body?: Record<string, unknown>;
}

/** Returns the path with its query, and the body of a write. */
export function target({ path: pattern, method }: EndpointSpec, input: object | undefined): Target {
  const values: Record<string, unknown> = { ...input };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const isRead = method === 'GET' || method === 'DELETE';
  if (!isRead) return { path, ...(Object.keys(values).length > 0 && { body: values }) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (!pattern.includes(`{${name}}`) && value !== undefined && value !== '') query.set(name, String(value));
  }
  return { path: query.size > 0 ? `${path}?${query}` : path };
}
