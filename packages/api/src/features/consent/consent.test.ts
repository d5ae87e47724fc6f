import { describeAuditEntry } from '@prahari/contract/audit-log';
import { CONSENT_NOTICE } from '@prahari/contract/auth';
import type { Consent } from '@prahari/contract/auth.schemas';
import { describe, expect, test } from 'vitest';
import { auditActionsOf, signupBody } from '../../../testing/company.ts';
import { startCompany } from '../../../testing/company-suite.ts';
import { codeFor, linkTokenFor } from '../../../testing/mailbox.ts';
import { newId } from '../../db/ids.ts';

const { api, company } = await startCompany();

/** Signs a client up with this consent and logs in. */
async function signedUp(consent?: unknown) {
  const email = `consent-${newId()}@example.com`;
  const password = 'a torch and a whistle';
  const form = signupBody(email, { name: 'Kavita Menon', password, consent });
  const reply = await api.post('/auth/register', form);
  if (reply.status !== 201) return { reply, token: '' };
  await api.post('/auth/verify-otp', { email, otp: await codeFor(api.db, email) });
  const { body } = await api.post('/auth/login', { email, password, role: 'client' });
  return { reply, token: body.token as string, id: body.user.id as string };
}
const consents = async (token: string): Promise<Consent[]> =>
  (await api.get('/auth/consents', token)).body.data;
const set = (token: string, isGiven: boolean) =>
  api.put('/auth/consents', { purpose: 'whatsApp', isGiven }, token);

describe('a signup', () => {
  test('with ticked purposes records them with the version of the notice and the time', async () => {
    const before = new Date().toISOString();
    const { token } = await signedUp({ notice: CONSENT_NOTICE, purposes: ['whatsApp'] });
    const [service, whatsApp] = await consents(token);
    const given = { isGiven: true, notice: CONSENT_NOTICE, withdrawnAt: null };
    expect([service, whatsApp]).toMatchObject([
      { purpose: 'service', ...given },
      { purpose: 'whatsApp', ...given },
    ]);
    expect(service?.givenAt && service.givenAt >= before).toBe(true);
  });

  test('without consent, as SPEC has it, succeeds and records that none was given', async () => {
    const { reply, token } = await signedUp();
    expect(reply.status).toBe(201);
    const none = { isGiven: false, notice: null, givenAt: null, withdrawnAt: null };
    expect(await consents(token)).toEqual([
      { purpose: 'service', ...none },
      { purpose: 'whatsApp', ...none },
    ]);
  });

  test.each([
    ['an unknown version of the notice', { notice: 'yesterday', purposes: [] }, 'consent.notice'],
    ['an unknown purpose', { notice: CONSENT_NOTICE, purposes: ['resale'] }, 'consent.purposes.0'],
    ['`true` instead of purposes', true, 'consent'],
  ])('is refused with consent to %s', async (_, consent, path) => {
    const { reply } = await signedUp(consent);
    expect([reply.status, reply.body.errors?.[0].path]).toEqual([400, path]);
  });
});

describe('an invited person', () => {
  /** Accepts an invitation of the office with this consent and logs in. */
  async function invited(consent?: unknown) {
    const email = `invited-${newId()}@example.com`;
    const password = 'a torch and a whistle';
    const guard = { name: 'Lalita Devi', phone: '98765 43210', city: 'Bhopal', email };
    const { user } = (await api.post('/admin/guards', guard, company.admin)).body.data;
    const userId = user._id as string;
    const body = { invitation: await linkTokenFor(api.db, email), password, confirmPassword: password };
    const reply = await api.post('/auth/accept-invitation', {
      ...body,
      ...(consent !== undefined && { consent }),
    });
    const login = await api.post('/auth/login', { email, password, role: 'security' });
    return { reply, token: login.body.token as string, userId };
  }

  test('agrees on the page to what was ticked, with the version of the notice', async () => {
    const { reply, token, userId } = await invited({ notice: CONSENT_NOTICE, purposes: [] });
    expect(reply.status).toBe(200);
    expect((await consents(token)).map(({ isGiven, notice }) => [isGiven, notice])).toEqual([
      [true, CONSENT_NOTICE],
      [false, CONSENT_NOTICE],
    ]);
    const ticked = await invited({ notice: CONSENT_NOTICE, purposes: ['whatsApp'] });
    expect((await consents(ticked.token)).map(({ isGiven }) => isGiven)).toEqual([true, true]);
    expect(await auditActionsOf(api.db, userId)).toContain('acceptInvitation');
  });

  test('an invitation accepted with consent to an unknown purpose sets no password', async () => {
    const { reply, token } = await invited({ notice: CONSENT_NOTICE, purposes: ['resale'] });
    expect([reply.status, reply.body.errors?.[0].path]).toEqual([400, 'consent.purposes.0']);
    expect(token).toBeUndefined();
  });
});

test('consent is withdrawn and given again, each with an audit entry, and once only', async () => {
  const { token, id = '' } = await signedUp({ notice: CONSENT_NOTICE, purposes: ['whatsApp'] });
  const [, withdrawn] = (await set(token, false)).body.data as Consent[];
  expect(withdrawn).toMatchObject({ isGiven: false, givenAt: expect.any(String) });
  expect(withdrawn?.withdrawnAt).toEqual(expect.any(String));
  await set(token, false);
  const [, given] = (await set(token, true)).body.data as Consent[];
  expect(given).toMatchObject({ isGiven: true, withdrawnAt: null });
  await set(token, true);
  const actions = (await auditActionsOf(api.db, id)).sort();
  expect(actions).toEqual(['giveConsent', 'register', 'verifyEmail', 'withdrawConsent']);
  const { data } = (await api.get('/admin/audit?limit=2', company.admin)).body;
  expect(data.map(describeAuditEntry)).toEqual([
    'Kavita Menon agreed to messages on WhatsApp',
    'Kavita Menon no longer agrees to messages on WhatsApp',
  ]);
});

test('the office sees in the record whether it may use WhatsApp, and nothing if nobody asked', async () => {
  const [guard, client] = [await company.addGuard(), await company.addClient()];
  const records = async () =>
    Promise.all(
      [`/admin/guards/${guard.guardId}/record`, `/admin/clients/${client.clientId}/record`].map(
        async (path) => (await api.get(path, company.admin)).body.data.whatsApp,
      ),
    );
  expect(await records()).toEqual([undefined, undefined]);
  for (const { token } of [guard, client]) await set(token, true);
  expect(await records()).toEqual([true, true]);
  await set(guard.token, false);
  expect(await records()).toEqual([false, true]);
});

test('whoever was never asked can refuse, once', async () => {
  const { token, id } = await signedUp();
  const guard = await company.addGuard();
  for (const one of [token, guard.token, guard.token]) await set(one, false);
  expect((await auditActionsOf(api.db, String(id))).at(-1)).toBe('withdrawConsent');
  const { data } = (await api.get(`/admin/guards/${guard.guardId}/record`, company.admin)).body;
  expect(data.whatsApp).toBe(false);
  const actions = await auditActionsOf(api.db, guard.userId);
  expect(actions.filter((action) => action === 'withdrawConsent')).toHaveLength(1);
});

test('only one of twenty concurrent calls records the consent', async () => {
  const { token, userId } = await api.signIn('client');
  const replies = await Promise.all(Array.from({ length: 20 }, () => set(token, true)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await auditActionsOf(api.db, userId)).toEqual(['giveConsent']);
});
