import type { Definition } from '@prahari/contract/definition';
import { definitions } from '@prahari/contract/definitions';
import { messageReply } from '@prahari/contract/reply.schemas';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { validRequest } from '../fuzz/valid-requests.ts';
import { startApi } from '../testing/api.ts';
import { createCompany } from '../testing/company.ts';
import { rules } from '../testing/matrix/rules.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { assertAccess, prefixRoles, requireRole, routeOf } from './http/access.ts';
import { newApp } from './http/context.ts';
import { errorHandler } from './http/error-handler.ts';

const api = await startApi();
const config = readConfig({ LOG_LEVEL: 'silent' });
const log = pino({ level: 'silent' });
const app = createApp({ db: api.db, config, log, wakeMailer: () => {}, siteDir: undefined });
afterAll(() => api.stop());

/** Public routes that are not in the contract: probes and the API documentation. */
const ROUTES_OUTSIDE_CONTRACT = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/',
];

const added: Definition = {
  method: 'POST',
  path: '/admin/added-later',
  access: 'admin',
  summary: 'An endpoint somebody adds.',
  reply: messageReply,
};

/** Returns the endpoints without a rule in the access matrix. */
const withoutRule = (known: Record<string, unknown>): string[] =>
  Object.keys(known).filter((name) => !(name in rules));

describe('the access matrix', () => {
  it('every endpoint has a rule, and a missing rule is detected', () => {
    expect(withoutRule(definitions)).toEqual([]);
    expect(withoutRule({ ...definitions, added })).toEqual(['added']);
  });

  it('the fuzz tests get no request for an endpoint without a rule', async () => {
    const context = { api, company: await createCompany(api) };
    await expect(validRequest('added', added, context, {})).rejects.toThrow('added has no rule');
  });
});

describe('access middleware', () => {
  it('an endpoint whose access contradicts its path prefix stops the start', () => {
    expect(() => assertAccess(added)).not.toThrow();
    for (const access of ['public', 'session', 'client', 'security'] as const)
      expect(() => assertAccess({ ...added, access })).toThrow('/admin/added-later');
    for (const path of ['/added', '/administration/added', '/Admin/added', '/auth-added'] as const)
      for (const access of ['public', 'session'] as const)
        expect(() => assertAccess({ ...added, path, access })).toThrow(path);
    for (const access of ['admin', 'client', 'security'] as const)
      expect(() => assertAccess({ ...added, path: '/auth/added', access })).toThrow('/auth/added');
  });

  it('the role is checked before every endpoint that is not public', () => {
    const order = app.routes.map(({ method, path }) => `${method} ${path}`);
    for (const one of Object.values(definitions)) {
      const prefix = prefixRoles.find(([start]) => one.path.startsWith(start))?.[0];
      const served = order.lastIndexOf(`${one.method} ${routeOf(one)}`);
      const gate = prefix
        ? order.indexOf(`ALL /api${prefix}*`)
        : order.indexOf(`${one.method} ${routeOf(one)}`);
      if (one.access !== 'public') expect([one.path, gate >= 0 && gate < served]).toEqual([one.path, true]);
    }
  });

  it('a route below a role prefix that is not in the contract is unreachable', async () => {
    const appWithForgottenRoutes = newApp();
    appWithForgottenRoutes.onError(errorHandler);
    for (const [prefix, role] of prefixRoles) {
      appWithForgottenRoutes.use(`/api${prefix}*`, requireRole(role));
      appWithForgottenRoutes.get(`/api${prefix}forgotten`, (c) =>
        c.json({ success: true, data: 'everything' }),
      );
    }
    for (const [prefix] of prefixRoles) {
      const reply = await appWithForgottenRoutes.request(`/api${prefix}forgotten`);
      expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'request.unknown_path' }]);
    }
  });
});

/** Middleware that limits bodies and writes. */
const LIMITED_WRITES = new Set(['/api/*', '/api/client/*', '/api/security/*']);

it('the API serves the contract, its probes and its description, and nothing else', () => {
  const contract = Object.values(definitions).map((one) => `${one.method} ${routeOf(one)}`);
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !LIMITED_WRITES.has(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(served)].sort()).toEqual([...contract, ...ROUTES_OUTSIDE_CONTRACT].sort());
});
