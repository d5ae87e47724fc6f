import { cleanText } from '@prahari/domain/clean-text';
import { describe, expect, it } from 'vitest';
import { clientApplicationBody, countRows } from '../testing/company.ts';
import { startCompany } from '../testing/company-suite.ts';
import { invalidForms, long } from '../testing/invalid-forms.ts';

const { api, company } = await startCompany();
const { guardId } = await company.addGuard();
const { clientId, token: client } = await company.addClient();
const { token: security } = await api.signIn('security');
const tokens = { admin: company.admin, client, security };

const withField = (body: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> => {
  const [first = '', second] = name.split('.');
  const inner = second ? { ...(body[first] as object), [second]: value } : value;
  return { ...body, [first]: inner };
};

const forms = invalidForms({ guardId, clientId });

describe.each(forms.map((form) => [form.path, form] as const))('%s', (_, form) => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    api.send('POST', form.path, { body, token: tokens[form.user], headers });

  it.each(Object.keys(form.invalidValues))(
    'an invalid %s is refused by field name and nothing is written',
    async (name) => {
      const rows = await countRows(api.db);
      for (const value of form.invalidValues[name] ?? []) {
        const { status, body } = await send(withField(form.body(), name, value));
        const paths = body.errors?.map(({ path }: { path: string }) => path);
        expect([value, status, paths, body.code]).toEqual([value, 400, [name], 'request.invalid']);
        expect(body.errors[0].message).toBe(body.message);
      }
      expect(await countRows(api.db)).toEqual(rows);
    },
  );

  it('a body that is no JSON object or above 100 KB is refused', async () => {
    const rows = await countRows(api.db);
    for (const text of ['', '{', '{"a":', 'null', '[]', '7', '"text"', '{"a":1}}', '\u0000']) {
      expect([text, (await send(text)).status]).toEqual([text, 400]);
    }
    expect((await send(JSON.stringify(form.body()), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(undefined)).status).toBe(400);
    const large = await send({ ...form.body(), filler: long(1024 * 1024) });
    expect([large.status, large.body.success, large.body.code]).toEqual([413, false, 'request.too_large']);
    expect(await countRows(api.db)).toEqual(rows);
  });

  it('an empty body names every required field', async () => {
    const { status, body } = await send({});
    const required = Object.keys(form.invalidValues).filter(
      (name) => !name.includes('.') && form.invalidValues[name]?.includes(undefined),
    );
    expect(status).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(required.sort());
  });
});

it('unknown fields are ignored whatever their name', async () => {
  const user = await api.signIn('client');
  const extra =
    '{"__proto__":{"status":"approved"},"constructor":1,"status":"approved","_id":"x","user_id":"y",';
  const body = `${extra}${JSON.stringify(clientApplicationBody()).slice(1)}`;
  const reply = await api.post('/client/submit-application', body, user.token);
  expect([reply.status, reply.body.data.status, reply.body.data.user._id]).toEqual([
    201,
    'pending',
    user.userId,
  ]);
  expect(Object.keys(reply.body.data).sort()).toEqual(
    [
      ...Object.keys(clientApplicationBody()),
      '_id',
      'user',
      'phone',
      'status',
      'version',
      'createdAt',
    ].sort(),
  );
});

it('text is stored as people see it: emoji, right-to-left, combining marks, quotes', async () => {
  const texts = [
    ' 🛡️ गार्ड चाहिए — “रात” ',
    'حراسة ليلية ‏123',
    "Robert'); drop table bills;--",
    'e\u0301 \\ % _ "<b>&amp;',
    '各位\u3000好 \u{1F1EE}\u{1F1F3}',
  ];
  for (const text of texts) {
    const client = await company.addClient(
      { location: text, additionalDetails: `${text}\r\n\t${text}` },
      { name: text },
    );
    const seen = cleanText(text);
    const own = await api.get('/client/applications', client.token);
    expect(own.body.data[0]).toMatchObject({
      location: seen,
      additionalDetails: cleanText(`${text}\r\n\t${text}`),
      user: { name: text },
    });
    const bill = await company.generateBill(client.clientId, { description: text });
    expect((await api.get('/client/bills', client.token)).body.data).toEqual([bill.body.data]);
    expect(bill.body.data.description).toBe(seen);
    const found = await api.get(`/admin/bills?q=${encodeURIComponent(text)}`, company.admin);
    expect([text, found.body.data]).toEqual([text, [bill.body.data]]);
  }
});

it('a made-up id in a path gives 404', async () => {
  const reply = await api.get(`/admin/assignments/${long(5000)}`, company.admin);
  expect([reply.status, reply.body.code]).toEqual([404, 'assignments.not_found']);
});
