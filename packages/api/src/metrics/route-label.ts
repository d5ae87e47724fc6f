import { definitions } from '@prahari/contract/definitions';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const PLAIN = ['/api/health', '/api/ready', '/api/openapi.json', '/api/docs'];

const paths = [...new Set(Object.values(definitions).map(({ path }) => `/api${path}`))];
const fixed = new Set([...PLAIN, ...paths.filter((path) => !path.includes('{'))]);
const patterns = paths
  .filter((path) => path.includes('{'))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/**
 * Returns a request's contract path: `/api/admin/assignments/{id}`. Other API paths become `/api/*`
 * and the site's `site`, to keep labels few and free of personal data.
 */
export function routeLabel(path: string): string {
  if (fixed.has(path)) return path;
  if (path !== '/api' && !path.startsWith('/api/')) return 'site';
  return patterns.find(({ pattern }) => pattern.test(path))?.path ?? '/api/*';
}

/** Gives unsupported methods one label. */
export const methodLabel = (method: string): string => (METHODS.includes(method) ? method : 'other');
