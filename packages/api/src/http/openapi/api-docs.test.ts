import { createHash } from 'node:crypto';
import { scopeOf } from '@prahari/contract/api-tokens';
import { definitions } from '@prahari/contract/definitions';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startApi } from '../../../testing/api.ts';

const api = await startApi();
afterAll(() => api.stop());

// biome-ignore lint/suspicious/noExplicitAny: the document is looked into freely
const read = async (): Promise<any> => (await api.get('/openapi.json')).body;

test('openapi.json describes every endpoint', async () => {
  const document = await read();
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers[0].url).toMatch(/\/api$/);
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = Object.values(definitions).map(({ method, path }) => `${method} ${path}`);
  expect(described.sort()).toEqual([...served, 'GET /health', 'GET /ready'].sort());
});

test('every operation has a unique name, a reply and a security requirement', async () => {
  const { paths } = await read();
  // biome-ignore lint/suspicious/noExplicitAny: the document is looked into freely
  const operations = Object.values<any>(paths).flatMap((methods) => Object.values<any>(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { operationId, responses, security } of operations) {
    const success = responses[200] ?? responses[201];
    const [content] = Object.values<{ schema: object }>(success.content);
    if (!content) throw new Error(`${operationId} has no reply`);
    expect(content.schema).toBeTypeOf('object');
    const isPublic = (definitions[operationId]?.access ?? 'public') === 'public';
    const scope = scopeOf(operationId);
    const ways = [{ session: [] }, { cookie: [] }, ...(scope ? [{ apiToken: [scope] }] : [])];
    expect([operationId, security]).toEqual([operationId, isPublic ? [] : ways]);
  }
});

test('every reference in openapi.json resolves', async () => {
  const document = await read();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, path]) => path);
  for (const path of new Set(references)) {
    const target = path
      ?.slice(1)
      .split('/')
      .reduce((at, name) => at?.[name], document);
    expect(target, path).toBeDefined();
  }
});

test('openapi.json lists bodies, list parameters, refusals and the Idempotency-Key', async () => {
  const { paths, components } = await read();
  const bill = paths['/admin/generate-bill'].post;
  const { schema } = bill.requestBody.content['application/json'];
  expect(schema).toEqual({ $ref: '#/components/schemas/GenerateBillBody' });
  expect(components.schemas.GenerateBillBody.required).toContain('dueDate');
  expect(bill.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }));
  expect(Object.keys(bill.responses)).toEqual(expect.arrayContaining(['201', '400', '401', '403', '409']));
  const list = paths['/admin/bills'].get;
  expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['limit', 'cursor', 'q', 'sort']),
  );
  expect(paths['/auth/login'].post.security).toEqual([]);
  expect(paths['/auth/login'].post.responses[403].description).toContain('Please verify your email first');
  expect(paths['/auth/login'].post.responses[429].headers).toHaveProperty('Retry-After');
  expect(paths['/auth/sessions/{id}'].delete.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  );
});

test('bodies and replies are schemas with names and formats, and a reply may gain fields', async () => {
  const { components, info } = await read();
  const { Bill, Guard, Post, Assignment, ClientApplication, Failure, BillStatus } = components.schemas;
  for (const schema of [Guard, Post, Assignment, ClientApplication])
    expect(schema.properties.createdAt).toMatchObject({ type: 'string', format: 'date-time' });
  expect(Bill.properties).toMatchObject({
    dueDate: { format: 'date' },
    driveLink: { format: 'uri' },
    status: { $ref: '#/components/schemas/BillStatus' },
  });
  expect(BillStatus.enum).toEqual(['pending', 'paid', 'overdue']);
  expect(Failure.required).toEqual(['success', 'code', 'message']);
  expect(components.schemas.EmailBody.properties.email.format).toBe('email');
  expect(JSON.stringify(components.schemas)).not.toContain('"additionalProperties":false');
  expect(info.version).toBe((await api.get('/health')).body.version);
});

test('the example of each body and reply is one that the contract accepts', async () => {
  const { paths } = await read();
  for (const [name, { method, path, body, reply, replyTypes, status = 200 }] of Object.entries(definitions)) {
    const { requestBody, responses } = paths[path][method.toLowerCase()];
    const errorsOf = (
      schema: z.ZodMiniType,
      { content }: { content: Record<string, { example: unknown }> },
    ) => z.safeParse(schema, content['application/json']?.example).error?.issues;
    if (body) expect([name, errorsOf(body, requestBody)]).toEqual([name, undefined]);
    if (!replyTypes) expect([name, errorsOf(reply, responses[status])]).toEqual([name, undefined]);
  }
});

test('the documentation page shows every endpoint without a script and with an origin of its own', async () => {
  for (const path of ['/api/docs', '/api/docs/']) {
    const page = await fetch(api.url + path);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "require-trusted-types-for 'script'", 'sandbox']),
    );
    const html = await page.text();
    expect(html).not.toMatch(/<script|<iframe|src=/i);
    for (const { method, path: called } of Object.values(definitions))
      expect(html).toContain(`<code>${method} ${called}</code>`);
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  }
});
