import { apiScopes, isWriteScope, scopeEndpoints, scopeOf } from '@prahari/contract/api-tokens';
import { definitions } from '@prahari/contract/definitions';
import { guardColumns } from '@prahari/contract/imports';
import { expect, it, test } from 'vitest';
import { statusAndCode } from '../../../../testing/api.ts';
import { createApiToken } from '../../../../testing/api-tokens.ts';
import { countRows } from '../../../../testing/company.ts';
import { startCompany } from '../../../../testing/company-suite.ts';
import { allowedRequest } from '../../../../testing/matrix/rules.ts';
import { onePixel } from '../../../../testing/pictures.ts';
import { sheetBody } from '../../../../testing/sheet-body.ts';

const { api, company } = await startCompany();
const context = { api, company };
const { token } = await api.signIn('admin');
const all = await createApiToken(api, token, apiScopes);

test('every scope names existing endpoints of the office, and only changes need a write scope', () => {
  for (const [scope, names] of Object.entries(scopeEndpoints))
    for (const name of names) {
      const { access, method, reauthenticates, hashes } = definitions[name] ?? {};
      expect([name, access, reauthenticates, hashes]).toEqual([name, 'admin', undefined, undefined]);
      const isRead = method === 'GET' || ['find', 'matchPayments'].includes(name);
      expect([name, isWriteScope(scope as never)]).toEqual([name, !isRead]);
    }
});

it.each(Object.keys(definitions))('%s answers an API token only within its scope', async (name) => {
  const { method, path, status = 200 } = definitions[name] ?? { method: 'GET', path: '' };
  const scope = scopeOf(name);
  const without = scope
    ? await createApiToken(
        api,
        (await api.signIn('admin')).token,
        apiScopes.filter((one) => one !== scope),
      )
    : all;
  const rows = await countRows(api.db);
  const refused = await api.send(method, path.replace('{token}', 'x'.repeat(43)), {
    token: without.secret,
    ...(method !== 'GET' && { body: {} }),
  });
  expect(refused.status).toBe(403);
  expect(['api_tokens.out_of_scope', 'auth.wrong_role']).toContain(refused.body.code);
  expect(await countRows(api.db)).toEqual(rows);
  if (!scope) return;
  const { secret } = await createApiToken(api, (await api.signIn('admin')).token, [scope]);
  const call = await allowedRequest(name, context, 'admin');
  const answer = await api.send(method, call.path, { body: call.body, token: secret });
  expect(answer.status).toBe(status);
});

test('no token reaches a photograph or a card, whatever its scopes', async () => {
  const { guardId } = await company.addGuard();
  const path = `/admin/guards/${guardId}`;
  const calls = [
    await api.get(`${path}/identity`, all.secret),
    await api.post(`${path}/identity`, {}, all.secret),
    await api.get(`${path}/identity/pdf`, all.secret),
    await api.send('PUT', `${path}/photograph`, { token: all.secret, body: { content: onePixel } }),
  ];
  expect(calls.map(statusAndCode)).toEqual(calls.map(() => [403, 'api_tokens.out_of_scope']));
  await api.send('PUT', `${path}/photograph`, { token: company.admin, body: { content: onePixel } });
  for (const read of ['/admin/guards', `${path}/record`])
    expect(JSON.stringify((await api.get(read, all.secret)).body)).not.toContain(onePixel);
});

test('a token mails no invitations of an import', async () => {
  const csv = `${Object.values(guardColumns).join(',')}\nRavi Tipnis,9711099001,ravi.tipnis@example.com,Pune,,,,,,,,,`;
  const { secret } = await createApiToken(api, (await api.signIn('admin')).token, ['guards:write']);
  const rows = await countRows(api.db);
  const inviting = sheetBody('guards', csv, { sendInvitations: true });
  const refused = await api.post('/admin/import-guards', inviting, secret);
  expect(statusAndCode(refused)).toEqual([403, 'auth.reauthentication_needed']);
  expect(await countRows(api.db)).toEqual(rows);
  expect((await api.post('/admin/import-guards', sheetBody('guards', csv), secret)).status).toBe(200);
});
