import { declineSecurityApplication } from '@prahari/contract/applications';
import { markBillPaid } from '@prahari/contract/bills';
import { healthReply } from '@prahari/contract/endpoint';
import { getOverview } from '@prahari/contract/office';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StubResponse, stubServer } from '../../testing/stub-server.ts';

const server = await stubServer();
const lacking: StubResponse = { status: 404, body: '<!doctype html><pre>Cannot GET /api/health</pre>' };
let health: StubResponse;

/** Loads the page anew; its session storage stays. */
async function newPage(origin = server.origin) {
  vi.stubGlobal('location', { origin, href: `${origin}/` });
  vi.resetModules();
  const { $api, configureApi } = await import('./configure-api.ts');
  configureApi({ url: server.origin });
  const { call } = await import('./call.ts');
  const { isOffered } = await import('./find-api.ts');
  return { $api, isOffered, pay: () => call(markBillPaid, { billId: 'b1' }) };
}

const requests = () => server.received.map(({ method, url }) => `${method} ${url}`);
const ASKED = 'GET /api/health';
const PAID = 'POST /api/admin/bills/mark-paid';

beforeEach(() => {
  sessionStorage.clear();
  server.received.length = 0;
  server.respond = ({ url }) => (url === '/api/health' ? health : { body: {} });
});
afterAll(() => server.close());

describe.each([
  ['on the page’s own origin', undefined],
  ['on another origin', 'https://site.example'],
])('an API %s', (_, origin) => {
  test('that names itself is ours, and has every call', async () => {
    health = { body: healthReply };
    const { $api, isOffered, pay } = await newPage(origin);
    expect(await pay()).toEqual({});
    expect($api.get()).toEqual({ state: 'own' });
    expect(isOffered(getOverview)).toBe(true);
    expect(requests()).toEqual([ASKED, PAID]);
  });

  test.each([
    ['a 404', lacking],
    ['a page of its site', { body: '<!doctype html>' }],
    ['a refusal to visitors', { status: 401, body: { message: 'No token' } }],
    ['a health of its own', { body: { status: 'ok' } }],
  ])('that answers with %s is the hosted one, and lacks what SPEC does not name', async (_name, reply) => {
    health = reply;
    const { $api, isOffered, pay } = await newPage(origin);
    expect(await pay()).toMatchObject({ success: true, data: { status: 'paid' } });
    expect($api.get()).toMatchObject({ state: 'hosted' });
    expect(isOffered(markBillPaid)).toBe(true);
    expect(isOffered(getOverview)).toBe(false);
    expect(isOffered(declineSecurityApplication)).toBe(true);
    expect(isOffered(declineSecurityApplication, 'reason')).toBe(false);
  });
});

test.each([
  ['our own', { body: healthReply }],
  ['the hosted one', lacking],
])(
  'an API that was found to be %s is not asked again in the same session of the browser',
  async (_, reply) => {
    health = reply;
    await (await newPage()).pay();
    await (await newPage()).pay();
    expect(requests()).toEqual([ASKED, PAID, PAID]);
  },
);

test('calls at the same time ask once', async () => {
  health = { body: healthReply };
  const { pay } = await newPage();
  await Promise.all([pay(), pay()]);
  expect(requests()).toEqual([ASKED, PAID, PAID]);
});

test('while nobody answers, calls fail without being sent, and the next one asks again', async () => {
  health = { status: 429, body: { message: 'Later' } };
  const { $api, pay } = await newPage();
  await expect(pay()).rejects.toMatchObject({ status: 429, serverMessage: 'Later' });
  expect($api.get()).toEqual({ state: 'unreachable' });
  health = { body: healthReply };
  await pay();
  expect(requests()).toEqual([ASKED, ASKED, PAID]);
});

test('an API that is configured as our own is not asked', async () => {
  const { pay } = await newPage();
  const { configureApi } = await import('./configure-api.ts');
  configureApi({ url: server.origin, isOwn: true });
  await pay();
  expect(requests()).toEqual([PAID]);
});
