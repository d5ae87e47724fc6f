import { describe, expect, it } from 'vitest';
import {
  assignGuardBody,
  clientApplicationBody,
  concurrently,
  countByStatus,
  countRows,
  generateBillBody,
  securityApplicationBody,
  UNKNOWN_ID,
} from '../../testing/company.ts';
import { startCompany } from '../../testing/company-suite.ts';

const { api, company } = await startCompany();

interface Creating {
  token: string;
  path: string;
  body: Record<string, unknown>;
  other: Record<string, unknown>;
}

const creating: Record<string, () => Promise<Creating>> = {
  'assigning a guard': async () => {
    const [guard, client] = [await company.addGuard(), await company.addClient({ numberOfGuards: 9 })];
    const body = assignGuardBody(guard.guardId, client.clientId);
    return { token: company.admin, path: '/admin/assign-guard', body, other: { ...body, shift: 'night' } };
  },
  'generating a bill': async () => {
    const body = generateBillBody((await company.addClient()).clientId);
    return { token: company.admin, path: '/admin/generate-bill', body, other: { ...body, amount: 2 } };
  },
  'requesting guards': async () => {
    const { token } = await api.signIn('client');
    const other = clientApplicationBody({ numberOfGuards: 2 });
    return { token, path: '/client/submit-application', body: clientApplicationBody(), other };
  },
  'applying for a job': async () => {
    const { token } = await api.signIn('security');
    const other = securityApplicationBody({ experience: 1 });
    return { token, path: '/security/application/submit', body: securityApplicationBody(), other };
  },
};

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};

describe.each(Object.entries(creating))('%s with an Idempotency-Key', (_, prepare) => {
  it('the same key and body give the same reply and one row, and another body gives 409', async () => {
    const { token, path, body, other } = await prepare();
    const key = { 'Idempotency-Key': newKey() };
    const first = await api.post(path, body, token, key);
    expect(first.status).toBe(201);
    const rows = await countRows(api.db);
    const repeated = await api.post(path, body, token, key);
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    const reused = await api.post(path, other, token, key);
    expect([reused.status, reused.body.code]).toEqual([409, 'request.idempotency_key_reused']);
    expect(await countRows(api.db)).toEqual(rows);
  });

  it('twenty concurrent requests with one key create one row', async () => {
    const { token, path, body } = await prepare();
    const key = { 'Idempotency-Key': newKey() };
    const before = await countRows(api.db);
    const replies = await concurrently(20, () => api.post(path, body, token, key));
    expect(countByStatus(replies)).toEqual({ 201: 20 });
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    const after = await countRows(api.db);
    const more = ([table, rows]: [string, number]) => [table, rows - (before[table] ?? 0)] as const;
    const { duties, outbox, ...others } = Object.fromEntries(Object.entries(after).map(more));
    expect(Math.max(...Object.values(others))).toBe(1);
    // The guard and the client are told of an assignment, the client of a bill.
    const mails: Record<string, number> = { '/admin/assign-guard': 2, '/admin/generate-bill': 1 };
    expect(outbox).toBe(mails[path] ?? 0);
    // An assignment has a duty on each of its twelve days.
    expect(duties).toBe(path === '/admin/assign-guard' ? 12 : 0);
  });
});

it('a refused request does not use up its key', async () => {
  const client = await company.addClient();
  const key = { 'Idempotency-Key': newKey() };
  const refused = await api.post('/admin/generate-bill', generateBillBody(UNKNOWN_ID), company.admin, key);
  expect(refused.status).toBe(404);
  const created = await api.post(
    '/admin/generate-bill',
    generateBillBody(client.clientId),
    company.admin,
    key,
  );
  expect(created.status).toBe(201);
});

it('two people may use the same key', async () => {
  const key = { 'Idempotency-Key': newKey() };
  const [one, other] = [await api.signIn('client'), await api.signIn('client')];
  for (const { token, userId } of [one, other]) {
    const { status, body } = await api.post(
      '/client/submit-application',
      clientApplicationBody(),
      token,
      key,
    );
    expect([status, body.data.user._id]).toEqual([201, userId]);
  }
});
