import { API_TOKEN_CALLS_PER_MINUTE, MAX_API_TOKENS } from '@prahari/contract/api-tokens';
import { describeAuditEntry } from '@prahari/contract/audit-log';
import { expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../../testing/api.ts';
import { createApiToken } from '../../../../testing/api-tokens.ts';
import { concurrently, countByStatus, daysFromToday, generateBillBody } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { codeFor } from '../../../../testing/mailbox.ts';
import { rowOf, rowsOf, setRows } from '../../../../testing/rows.ts';

const { api, company } = await startCompany();
const admin = await api.signIn('admin', { name: 'Meera Shah' });

const statusOf = async (token: string, path = '/admin/guards') => (await api.get(path, token)).status;

test('the secret is shown once and stored hashed', async () => {
  const { token } = await api.signIn('admin');
  const { secret, id } = await createApiToken(api, token);
  expect(secret).toMatch(/^prahari_[\w-]{43}$/);
  const stored = JSON.stringify([
    await rowsOf(api.db, 'api_tokens', {}),
    (await api.get('/admin/api-tokens', token)).body,
    await api.db.selectFrom('audit_log').select('detail').execute(),
    await api.db.selectFrom('outbox').select(['text', 'html']).execute(),
  ]);
  expect(stored).toContain(id);
  expect(stored).not.toContain(secret);
});

test('a bill is generated with a token, in the name of its admin', async () => {
  const { token } = await api.signIn('admin', { name: 'Farah Khan' });
  const { secret } = await createApiToken(api, token, ['bills:write']);
  const { clientId } = await company.addClient();
  const { body } = await api.post('/admin/generate-bill', generateBillBody(clientId), secret);
  const { data } = (await api.get('/admin/audit?status=bills&limit=1', company.admin)).body;
  expect(describeAuditEntry(data[0])).toContain(
    `Farah Khan (API token Payroll) generated bill ${body.data.billNumber}`,
  );
});

test('a revoked token is refused at once, and only its admin revokes it', async () => {
  const { token } = await api.signIn('admin', { name: 'Ravi Menon' });
  const { secret, id } = await createApiToken(api, token);
  expect(await statusOf(secret)).toBe(200);
  expect((await api.post('/admin/api-tokens/revoke', { tokenId: id }, admin.token)).status).toBe(404);
  expect(await statusOf(secret)).toBe(200);
  const replies = await concurrently(4, () => api.post('/admin/api-tokens/revoke', { tokenId: id }, token));
  expect(countByStatus(replies)).toEqual({ 200: 1, 404: 3 });
  expect(await statusOf(secret)).toBe(401);
  const { data } = (await api.get('/admin/audit?status=accounts&limit=10', company.admin)).body;
  const sentences = data.map(describeAuditEntry);
  expect(sentences).toContain('Ravi Menon made an API token');
  expect(sentences).toContain('Ravi Menon revoked an API token');
});

test('a token is refused after its last day', async () => {
  const { token } = await api.signIn('admin');
  const { secret, id } = await createApiToken(api, token);
  await setRows(api.db, 'api_tokens', { id }, { valid_until: daysFromToday(0) });
  expect(await statusOf(secret)).toBe(200);
  await setRows(api.db, 'api_tokens', { id }, { valid_until: daysFromToday(-1) });
  expect(await statusOf(secret)).toBe(401);
  expect((await api.get('/admin/api-tokens', token)).body.data).toMatchObject([{ isExpired: true }]);
});

test('an expiry must be given, and lie within a year', async () => {
  const { token } = await api.signIn('admin');
  const create = (validUntil: unknown) =>
    api.post('/admin/api-tokens', { name: 'Payroll', scopes: ['guards:read'], validUntil }, token);
  for (const wrong of [undefined, '', daysFromToday(-1), daysFromToday(366)]) {
    const { status, body } = await create(wrong);
    expect([wrong, status, body.errors[0].path]).toEqual([wrong, 400, 'validUntil']);
  }
  expect((await create(daysFromToday(365))).status).toBe(201);
});

test('the tokens of a disabled admin end, also once the account is enabled again', async () => {
  const { token, userId } = await api.signIn('admin');
  const { secret } = await createApiToken(api, token);
  await setRows(api.db, 'users', { id: userId }, { disabled_at: new Date().toISOString() });
  expect(await statusOf(secret)).toBe(401);
  await setRows(api.db, 'users', { id: userId }, { disabled_at: null });
  await api.post('/admin/accounts/disable', { accountId: userId }, company.admin);
  await api.post('/admin/accounts/enable', { accountId: userId }, company.admin);
  expect(await statusOf(secret)).toBe(401);
});

test('a password reset by mail ends the tokens, in case somebody else made one', async () => {
  const { token, email } = await api.signIn('admin');
  const { secret } = await createApiToken(api, token);
  await api.post('/auth/forgot-password', { email });
  const otp = await codeFor(api.db, email);
  const newPassword = `another ${TEST_PASSWORD}`;
  expect((await api.put('/auth/reset-password', { email, otp, newPassword })).status).toBe(200);
  expect(await statusOf(secret)).toBe(401);
});

test('the last use is listed with its time and address', async () => {
  const { token } = await api.signIn('admin');
  const { secret } = await createApiToken(api, token);
  await statusOf(secret);
  const [listed] = (await api.get('/admin/api-tokens', token)).body.data;
  expect(listed).toMatchObject({ lastUsedFrom: '127.0.0.1', lastUsedAt: expect.stringMatching(/Z$/) });
});

test('a token that calls too often waits, and other tokens of its admin do not', async () => {
  const { token } = await api.signIn('admin');
  const [first, second] = [await createApiToken(api, token), await createApiToken(api, token)];
  await statusOf(first.secret);
  const key = `api-token:${first.id}`;
  await setRows(api.db, 'rate_limits', { key }, { points: API_TOKEN_CALLS_PER_MINUTE });
  const refused = await api.get('/admin/guards', first.secret);
  expect([refused.status, refused.body.code]).toEqual([429, 'api_tokens.too_many_calls']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await statusOf(second.secret)).toBe(200);
});

test('an admin never has more tokens than allowed, even by concurrent calls', async () => {
  const { token, userId, email } = await api.signIn('admin');
  const replies = await concurrently(MAX_API_TOKENS + 5, () =>
    api.post(
      '/admin/api-tokens',
      { name: 'Payroll', scopes: ['bills:read'], validUntil: daysFromToday(1) },
      token,
    ),
  );
  expect(countByStatus(replies)).toEqual({ 201: MAX_API_TOKENS, 409: 5 });
  expect(await rowsOf(api.db, 'api_tokens', { user_id: userId })).toHaveLength(MAX_API_TOKENS);
  const mail = await rowOf(api.db, 'outbox', { recipient: email });
  expect(mail.subject).toBe('An API token was made in your Prahari account');
});
