import { definitions } from '@prahari/contract/definitions';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const PLAIN = ['/api/health', '/api/ready', '/api/openapi.json', '/api/docs'];

const paths = [...new Set(Object.values(definitions).map(({ path }) => `/api${path}`))];
const fixed = new Set([...PLAIN, ...paths.filter((path) => !path.includes('{'))]);
const patterns = paths
  .filter((path) => path.includes('{'))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/**
 * The contract path of a request: `/api/admin/assignments/{id}`. To keep labels few and free of personal data, other API paths
 * become `/api/*` and pages and files of the site become `site`.
 */
export function routeLabel(path: string): string {
  if (fixed.has(path)) return path;
  if (path !== '/api' && !path.startsWith('/api/')) return 'site';
  return patterns.find(({ pattern }) => pattern.test(path))?.path ?? '/api/*';
}

/** Unsupported methods share one label. */
export const methodLabel = (method: string): string => (METHODS.includes(method) ? method : 'other');
