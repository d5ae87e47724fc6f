import type { EndpointSpec, Role } from '@prahari/contract';
import { definitions } from '@prahari/contract/definitions';
import type { MiddlewareHandler } from 'hono';
import { noSession, pathNotFound, wrongRole } from '../AppError.ts';
import type { AppEnv, Caller } from './context.ts';
import { endpointMatcher } from './route.ts';

/** Whom a path below `/api` is for, by what it begins with. */
export const prefixRoles: readonly (readonly [prefix: string, role: Role])[] = [
  ['/admin/', 'admin'],
  ['/client/', 'client'],
  ['/security/', 'security'],
];

/** Finds who a token belongs to, or nobody. */
export type FindCaller = (token: string) => Promise<Caller | undefined>;

/** Puts the caller of a bearer token into the context; a dead or missing token leaves it empty. */
export const identify =
  (findCaller: FindCaller): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const [, token] = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    c.set('caller', token === undefined ? undefined : await findCaller(token));
    await next();
  };

const isKnown = endpointMatcher(Object.values(definitions));

/** Lets only the contract's endpoints through: any other path is a 404, whoever asks (DECISIONS section 2). */
export const requireKnown: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isKnown(c.req.method, c.req.path)) throw pathNotFound();
  await next();
};

/** Lets nobody through without a live session. */
export const requireSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.get('caller')) throw noSession();
  await next();
};

/** Lets only this role through. */
export const requireRole =
  (role: Role): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const caller = c.get('caller');
    if (!caller) throw noSession();
    if (caller.role !== role) throw wrongRole();
    await next();
  };

/** The role of a path's prefix alone; undefined where none is needed. */
const roleOfPath = (path: string): Role | undefined =>
  prefixRoles.find(([prefix]) => path.startsWith(prefix))?.[1];

/** An endpoint whose own word and whose prefix disagree stops the start. */
export function assertAccess({ path, access }: EndpointSpec): void {
  const role = roleOfPath(path);
  const agrees = role
    ? access === role
    : path.startsWith('/auth/') && (access === 'public' || access === 'session');
  if (!agrees) throw new Error(`${path} says ${access}, its prefix says ${role ?? 'auth'}`);
}
