import { definitions } from '@prahari/contract/definitions';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const PLAIN = ['/api/health', '/api/ready', '/api/openapi.json', '/api/docs'];

const paths = [...new Set(Object.values(definitions).map(({ path }) => `/api${path}`))];
const fixed = new Set([...PLAIN, ...paths.filter((path) => !path.includes('{'))]);
const patterns = paths
  .filter((path) => path.includes('{'))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/**
 * The route a path belongs to as the contract writes it: `/api/admin/assignments/{id}`. A label has few values and nothing of a
 * person in it, so every other path of the API is `/api/*`, and every page or file of the site is `site`.
 */
export function routeLabel(path: string): string {
  if (fixed.has(path)) return path;
  if (path !== '/api' && !path.startsWith('/api/')) return 'site';
  return patterns.find(({ pattern }) => pattern.test(path))?.path ?? '/api/*';
}

/** Methods that nothing here answers count as one. */
export const methodLabel = (method: string): string => (METHODS.includes(method) ? method : 'other');
