import { definitions } from '@prahari/contract/definitions';
import { type Role, roles } from '@prahari/contract/roles';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { countRows, createCompany, UNKNOWN_ID } from '../testing/company.ts';
import { replyDescription } from '../testing/described-replies.ts';
import { allowedRequest, foreignRequest, rules } from '../testing/matrix/rules.ts';
import { setRows } from '../testing/rows.ts';

/** Authorization headers without a live session. */
const tokens = new Map<Role, string>();

const api = await startApi();
const context = { api, company: await createCompany(api) };
const notDescribed = await replyDescription(api);
for (const role of roles) tokens.set(role, (await api.signIn(role)).token);
const [loggedOut, expired, idle] = [
  await api.signIn('admin'),
  await api.signIn('admin'),
  await api.signIn('admin'),
];
await api.post('/auth/logout', {}, loggedOut.token);
const past = '2020-01-01T00:00:00.000Z';
const age = (userId: string, column: 'expires_at' | 'last_seen_at') =>
  setRows(api.db, 'sessions', { user_id: userId }, { [column]: past });
await age(expired.userId, 'expires_at');
await age(idle.userId, 'last_seen_at');
const dead = {
  'logged out': `Bearer ${loggedOut.token}`,
  expired: `Bearer ${expired.token}`,
  'idle too long': `Bearer ${idle.token}`,
  'made up': `Bearer ${'x'.repeat(43)}`,
  empty: 'Bearer ',
  'without scheme': tokens.get('admin') ?? '',
  'of another scheme': `Basic ${tokens.get('admin')}`,
};
afterAll(() => context.api.stop());

const named = Object.entries(definitions);
const rolesFor = (access: string): readonly Role[] =>
  roles.filter((role) => access === 'session' || access === role);

const attempt = (method: string, { path, body }: { path: string; body?: unknown }, authorization?: string) =>
  context.api.send(method, path, {
    body,
    ...(authorization !== undefined && { headers: { authorization } }),
  });

it('the access matrix has exactly one rule for each endpoint', () => {
  expect(Object.keys(rules).sort()).toEqual(named.map(([name]) => name).sort());
});

it.each(named)(
  '%s replies to each role that may call it as openapi.json says',
  async (name, { method, path, access, status: defaultStatus = 200 }) => {
    for (const role of access === 'public' ? (['client'] as const) : rolesFor(access)) {
      const { status = defaultStatus, ...call } = await allowedRequest(name, context, role);
      const token = access === 'public' ? undefined : call.token;
      const reply = await api.send(method, call.path, { body: call.body, token });
      expect([role, reply.status]).toEqual([role, status]);
      expect(notDescribed({ method, path }, reply)).toEqual([]);
    }
  },
);

const guarded = named.filter(([, { access }]) => access !== 'public');
it.each(guarded)(
  '%s without a live session is refused and writes nothing',
  async (name, { method, access }) => {
    const call = await allowedRequest(name, context, rolesFor(access)[0] ?? 'admin');
    const rows = await countRows(context.api.db);
    for (const [kind, authorization] of [['none', undefined] as const, ...Object.entries(dead)]) {
      const reply = await attempt(method, call, authorization);
      expect([kind, reply.status, reply.body.code]).toEqual([kind, 401, 'auth.no_session']);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(await countRows(context.api.db)).toEqual(rows);
  },
);

const ofOneRole = guarded.filter(([, { access }]) => access !== 'session');
it.each(ofOneRole)(
  '%s from any other role is refused and writes nothing',
  async (name, { method, access }) => {
    const call = await allowedRequest(name, context, rolesFor(access)[0] ?? 'admin');
    const rows = await countRows(context.api.db);
    for (const role of roles.filter((other) => other !== access)) {
      const reply = await attempt(method, call, `Bearer ${tokens.get(role)}`);
      expect([role, reply.status, reply.body.code]).toEqual([role, 403, 'auth.wrong_role']);
    }
    expect(await countRows(context.api.db)).toEqual(rows);
  },
);

const personal = named.filter(([name]) => typeof rules[name]?.otherPerson === 'function');
it.each(personal)('%s never returns or changes the data of another person', async (name, { method }) => {
  const call = await foreignRequest(name, context);
  await call?.expectReply(await api.send(method, call.path, { body: call.body, token: call.token }));
  expect.hasAssertions();
});

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/;
const ofPeople = guarded.filter(([, { access }]) => access !== 'admin');

it('no request that names an id works for somebody else with the same role and work of their own', async () => {
  const client = await context.company.addClient();
  const guard = await context.company.addGuard();
  await context.company.assignGuard(guard.guardId, client.clientId);
  const strangers = { client: client.token, security: guard.token };
  const tried: string[] = [];
  for (const [name, { method, access }] of ofPeople)
    for (const role of ['client', 'security'] as const) {
      if (access !== 'session' && access !== role) continue;
      const call = await allowedRequest(name, context, role);
      if (!ID.test(JSON.stringify([call.path, call.body]))) continue;
      tried.push(name);
      const reply = await api.send(method, call.path, { body: call.body, token: strangers[role] });
      expect([400, 404, 409], `${name} as ${role}: ${reply.status}`).toContain(reply.status);
      const own = await api.send(method, call.path, { body: call.body, token: call.token });
      expect(own.status, `${name} as its owner afterwards`).toBeLessThan(300);
    }
  expect(tried.length).toBeGreaterThan(15);
});

it('every rule without an ownership test is for an admin endpoint', () => {
  const unowned = guarded.filter(([name]) => typeof rules[name]?.otherPerson === 'string');
  expect(unowned.map(([, { access }]) => access).filter((access) => access !== 'admin')).toEqual([]);
});

it('an unknown path is 404 with any or no session', async () => {
  const unknown = [
    '/nothing',
    '/admin',
    '/admin/nothing',
    '/client/nothing',
    '/security/nothing',
    '/auth/nothing',
  ];
  for (const path of unknown) {
    for (const token of [undefined, 'dead', ...tokens.values()]) {
      const { status, body } = await context.api.get(path, token);
      expect([path, status, body.code]).toEqual([path, 404, 'request.unknown_path']);
    }
  }
});

it('a method that a known path does not have is 405 with those it has', async () => {
  const calls = [
    ['DELETE', '/admin/guards', 'GET, HEAD, POST, PUT'],
    ['PATCH', '/admin/guards', 'GET, HEAD, POST, PUT'],
    ['GET', '/admin/generate-bill', 'POST'],
    ['POST', '/client/profile', 'GET, HEAD'],
    ['POST', `/admin/assignments/${UNKNOWN_ID}`, 'GET, HEAD'],
    ['GET', '/auth/login', 'POST'],
    ['POST', '/health', 'GET, HEAD'],
    // Not the bill `delete`.
    ['GET', '/admin/bills/delete', 'POST'],
    ['PUT', '/admin/bills/mark-paid', 'POST'],
  ] as const;
  for (const [method, path, allow] of calls)
    for (const token of [undefined, 'dead', ...tokens.values()]) {
      const { status, body, headers } = await context.api.send(method, path, { token });
      const expected = [method, path, 405, 'request.method_not_allowed', allow];
      expect([method, path, status, body.code, headers.get('allow')]).toEqual(expected);
    }
  for (const path of ['/admin/guards', '/auth/status']) {
    const head = await fetch(`${api.url}/api${path}`, { method: 'HEAD' });
    expect([path, head.status]).toEqual([path, 401]);
    const options = await fetch(`${api.url}/api${path}`, { method: 'OPTIONS' });
    expect([path, options.status]).toEqual([path, 404]);
  }
});

it('an alternative spelling of a protected path gives no access', async () => {
  for (const path of [
    '/%61dmin/guards',
    '/admin%2Fguards',
    '//admin/guards',
    '/./admin/guards',
    '/ADMIN/guards',
    '/admin/guards/',
  ]) {
    for (const token of [undefined, tokens.get('client')]) {
      const { status } = await context.api.get(path, token);
      expect([path, [401, 403, 404].includes(status)]).toEqual([path, true]);
    }
  }
});
