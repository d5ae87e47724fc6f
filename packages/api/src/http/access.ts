import { definitions } from '@prahari/contract/definitions';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import { methodNotAllowed } from '@prahari/contract/refusal';
import type { Role } from '@prahari/contract/roles';
import type { MiddlewareHandler } from 'hono';
import { AppError, noSession, pathNotFound, wrongRole } from '../AppError.ts';
import type { Db } from '../db/tables.ts';
import type { AppEnv, Caller } from './context.ts';
import { bearerOf, hasCookieSession, sessionCookieOf } from './session-cookie.ts';

/** The token of a link: 256 bits in base64url. Any other text is no path of the API. */
const TOKEN = '[A-Za-z0-9_-]{43}';

/** The token of a path and the ending of a file after it: `{token}.ics`. */
const TOKEN_AND_ENDING = /\{token\}(\.\w+)?/;
const tokenPattern = (ending = ''): string => `${TOKEN}${ending.replace('.', '\\.')}`;

/** Returns an endpoint's path in the router's syntax: `/api/admin/assignments/:id`. The ending is part of the token. */
export const routeOf = ({ path }: EndpointSpec): string =>
  `/api${path.replace(TOKEN_AND_ENDING, (_, ending) => `:token{${tokenPattern(ending)}}`).replace(/\{(id)\}/g, ':$1')}`;

/** Returns an endpoint's path as a pattern, without its anchors. */
const pathPattern = (path: string): string =>
  path.replace(TOKEN_AND_ENDING, (_, ending) => tokenPattern(ending)).replace(/\{id\}/g, '[^/]+');

const patternOf = (path: string): RegExp => new RegExp(`^/api${pathPattern(path)}$`);

/** Returns a function that is true for calls to one of the endpoints. */
export function endpointMatcher(
  endpoints: readonly EndpointSpec[],
): (method: string, path: string) => boolean {
  const exact = new Set<string>();
  const patterns: { method: string; pattern: RegExp }[] = [];
  for (const { method, path } of endpoints) {
    if (path.includes('{')) patterns.push({ method, pattern: patternOf(path) });
    else exact.add(`${method} /api${path}`);
  }
  return (method, path) => {
    const requested = method === 'HEAD' ? 'GET' : method;
    return (
      exact.has(`${requested} ${path}`) ||
      patterns.some((one) => one.method === requested && one.pattern.test(path))
    );
  };
}

/** The role that may call the paths with a prefix, below `/api`. */
export const prefixRoles: readonly (readonly [prefix: string, role: Role])[] = [
  ['/admin/', 'admin'],
  ['/client/', 'client'],
  ['/security/', 'security'],
];

/** Finds the owner of a token. @param source the client IP */
export type FindCaller = (
  db: Db,
  token: string,
  source: string,
) => Promise<Omit<Caller, 'isInCookie'> | undefined>;

/** Sets the caller by bearer token or session cookie; without a valid one it stays undefined. */
export const identify =
  (db: Db, findCaller: FindCaller, siteUrl: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const token = hasCookieSession(c) ? sessionCookieOf(c, siteUrl) : bearerOf(c);
    const caller = token === undefined ? undefined : await findCaller(db, token, c.get('source'));
    if (caller) c.set('caller', { ...caller, isInCookie: hasCookieSession(c) });
    await next();
  };

/** Routes outside the contract: probes and the description of the API. */
const UNLISTED = ['/health', '/ready', '/openapi.json', '/docs', '/docs/'] as const;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const isKnown = endpointMatcher([
  ...Object.values(definitions),
  ...UNLISTED.map((path): EndpointSpec => ({ method: 'GET', path, access: 'public' })),
]);

/** Returns the refusal of a call to no endpoint: 405 if its path has other methods, else 404. */
export function unknownCall(requested: string, path: string): AppError {
  // CORS answers OPTIONS, where another origin is allowed.
  if (requested === 'OPTIONS') return pathNotFound();
  const allowed = METHODS.filter((method) => isKnown(method, path));
  if (allowed.length === 0) return pathNotFound();
  const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new AppError(methodNotAllowed, { allow });
}

/** Refuses calls without a live session. */
export const requireSession: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!c.get('caller')) throw noSession();
  return next();
};

/** Refuses other roles. A path outside the contract is 404 or 405 for everybody (docs/rules.md). */
export const requireRole =
  (role: Role): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    if (!isKnown(c.req.method, c.req.path)) throw unknownCall(c.req.method, c.req.path);
    const caller = c.get('caller');
    if (!caller) throw noSession();
    if (caller.role !== role) throw wrongRole();
    return next();
  };

const roleOfPath = (path: string): Role | undefined =>
  prefixRoles.find(([prefix]) => path.startsWith(prefix))?.[1];

/**
 * Checks that an endpoint's access agrees with its path's prefix: outside of them a link's token is the
 * only credential. @throws to stop the start
 */
export function assertAccess({ path, access }: EndpointSpec): void {
  const role = roleOfPath(path);
  const agrees = role
    ? access === role
    : path.startsWith('/auth/')
      ? access === 'public' || access === 'session'
      : path.includes('/{token}') && access === 'public';
  if (!agrees) throw new Error(`${path} says ${access}, its prefix says ${role ?? 'auth'}`);
}
