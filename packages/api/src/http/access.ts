import { API_TOKEN_PREFIX, type ApiScope } from '@prahari/contract/api-tokens';
import { PLACEHOLDER_TOKEN } from '@prahari/contract/constants';
import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import { methodNotAllowed } from '@prahari/contract/reply';
import type { Role } from '@prahari/contract/roles';
import type { MiddlewareHandler } from 'hono';
import { AppError, noSession, pathNotFound, wrongRole } from '../AppError.ts';
import type { Db } from '../db/tables.ts';
import { runWithApiToken } from './api-tokens.ts';
import type { AppEnv, Caller } from './context.ts';
import { assertReauthenticated } from './reauthentication.ts';
import { sessionCookieOf } from './session-cookie.ts';

// Each call passes three steps, in the order of `app.ts`: `identify` finds its endpoint and caller,
// `requireRole` checks the role by the path's prefix, and `admit` checks what the endpoint asks for.

/** The token of a link: 256 bits in base64url. Any other text is no path of the API. */
const TOKEN = '[A-Za-z0-9_-]{43}';

/** The token of a path and the ending of a file after it: `{token}.ics`. */
const TOKEN_AND_ENDING = /\{token\}(\.\w+)?/;
const tokenPattern = (ending = ''): string => `${TOKEN}${ending.replace('.', '\\.')}`;

/** Returns an endpoint's path in the router's syntax: `/api/admin/assignments/:id`. The ending is part of the token. */
export const routeOf = ({ path }: EndpointSpec): string =>
  `/api${path.replace(TOKEN_AND_ENDING, (_, ending) => `:token{${tokenPattern(ending)}}`).replace(/\{(id)\}/g, ':$1')}`;

/** Returns an endpoint's path as the source of a regular expression, without its anchors. */
const pathPattern = (path: string): string =>
  path.replace(TOKEN_AND_ENDING, (_, ending) => tokenPattern(ending)).replace(/\{id\}/g, '[^/]+');

const patternOf = (path: string): RegExp => new RegExp(`^/api${pathPattern(path)}$`);

/** Two ways to find an endpoint: by `GET /api/client/bills`, or by its pattern if the path has a parameter. */
const endpoints = Object.values(definitions);
const byCall = new Map(endpoints.map((one) => [`${one.method} /api${one.path}`, one]));
const withParameters = endpoints
  .filter(({ path }) => path.includes('{'))
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }));

/** Paths without a parameter. None of them is taken for another path's parameter: `/api/admin/bills/delete` is no bill. */
const plainPaths = new Set(endpoints.map(({ path }) => `/api${path}`));

/** Returns the endpoint of the contract that a call goes to. HEAD goes to the endpoint of GET. */
export function endpointOf(requestMethod: string, path: string): Definition | undefined {
  const method = requestMethod === 'HEAD' ? 'GET' : requestMethod;
  if (plainPaths.has(path)) return byCall.get(`${method} ${path}`);
  return withParameters.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))
    ?.endpoint;
}

/** The role that may call the paths with a prefix, below `/api`. */
export const prefixRoles: readonly (readonly [prefix: string, role: Role])[] = [
  ['/admin/', 'admin'],
  ['/client/', 'client'],
  ['/security/', 'security'],
];

/** Finds the owner of a live token. @param source the client IP */
export type FindCaller = (
  db: Db,
  token: string,
  source: string,
) => Promise<Omit<Caller, 'isInCookie'> | undefined>;

export interface FindCallers {
  bySession: FindCaller;
  byApiToken: FindCaller;
}

/**
 * Sets the endpoint, and the caller by bearer token or session cookie. Either may be undefined;
 * nothing is refused here. A browser with a cookie sends a bearer token that is the same for all, the
 * placeholder: only then we read the cookie, so a form of another site can't use it.
 */
export const identify =
  (db: Db, { bySession, byApiToken }: FindCallers, siteUrl: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('endpoint', endpointOf(c.req.method, c.req.path));
    const bearer = /^bearer +(\S+)$/i.exec(c.env.incoming.headers.authorization ?? '')?.[1];
    const isInCookie = bearer === PLACEHOLDER_TOKEN;
    const token = isInCookie ? sessionCookieOf(c, siteUrl) : bearer;
    const find = token?.startsWith(API_TOKEN_PREFIX) ? byApiToken : bySession;
    const caller = token === undefined ? undefined : await find(db, token, c.get('source'));
    if (caller) c.set('caller', { ...caller, isInCookie });
    await next();
  };

/** Routes outside the contract, all GET: probes and the description of the API. */
const UNLISTED = ['/api/health', '/api/ready', '/api/openapi.json', '/api/docs', '/api/docs/'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Returns the refusal of a call to no endpoint: 405 if its path has other methods, else 404. */
export function unknownCall(requestMethod: string, path: string): AppError {
  // CORS answers OPTIONS, where another origin is allowed.
  if (requestMethod === 'OPTIONS') return pathNotFound();
  const allowed = UNLISTED.includes(path) ? ['GET'] : METHODS.filter((method) => endpointOf(method, path));
  if (allowed.length === 0) return pathNotFound();
  const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new AppError(methodNotAllowed, { allow });
}

/** Refuses callers of another role or none. A path outside the contract is 404 or 405 for all (docs/rules.md). */
export const requireRole =
  (role: Role): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    if (!c.get('endpoint')) throw unknownCall(c.req.method, c.req.path);
    const caller = c.get('caller');
    if (!caller) throw noSession();
    if (caller.role !== role) throw wrongRole();
    return next();
  };

/**
 * Refuses callers whom an endpoint does not let in: an API token without its scope, a call without a live session, and
 * a password that was proven too long ago. @param scope of the endpoint; undefined refuses every API token
 */
export const admit =
  (db: Db, { access, reauthenticates }: Definition, scope: ApiScope | undefined): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const caller = c.get('caller');
    if (access !== 'public' && !caller) throw noSession();
    // A token proves no password.
    const tokenScope = reauthenticates ? undefined : scope;
    if (caller?.apiToken)
      return runWithApiToken(db, { ...caller.apiToken, userId: caller.id }, tokenScope, next);
    if (caller && reauthenticates) assertReauthenticated(caller);
    return next();
  };

const roleOfPath = (path: string): Role | undefined =>
  prefixRoles.find(([prefix]) => path.startsWith(prefix))?.[1];

/** Reads that need no credential, because they tell about no person. */
const PUBLIC_READS = ['/prices'];

/**
 * Checks that an endpoint's access agrees with its path's prefix: outside of them a link's token is the
 * only credential, but for reads that tell about nobody. @throws to stop the start
 */
export function assertAccess({ path, access }: EndpointSpec): void {
  const role = roleOfPath(path);
  const agrees = role
    ? access === role
    : path.startsWith('/auth/')
      ? access === 'public' || access === 'session'
      : access === 'public' && (path.includes('/{token}') || PUBLIC_READS.includes(path));
  if (!agrees) throw new Error(`${path} says ${access}, its prefix says ${role ?? 'auth'}`);
}
