import { definitions } from '@prahari/contract/definitions';
import type { EndpointSpec, ListSpec } from '@prahari/contract/endpoint';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Reply, startApi } from '../testing/api.ts';
import { createCompany } from '../testing/company.ts';
import { FUZZ_TIMEOUT, runs, seedNote } from '../testing/fuzz-runs.ts';
import { insertFailedMail } from '../testing/mailbox.ts';
import { forgedCursors, invalidParameters, type Query, queriesOf } from './list-queries.ts';

const WORDS = ['Élan', 'noida', '🛡️', 'example.com', 'PR/', 'code'];

const request = {
  serviceType: 'FULL_TIME',
  startDate: '2027-01-01',
  endDate: '2027-01-02',
  numberOfGuards: 1,
};

const api = await startApi();
const company = await createCompany(api);
const busy = await company.addClient({ numberOfGuards: 9, location: 'Noida 🛡️' }, { name: 'Élan Estates' });
for (const name of ['Ravi', 'ÉLAN', 'अशोक', 'Ravi']) {
  const guard = await company.addGuard({ name });
  await company.assignGuard(guard.guardId, busy.clientId);
  await company.addClient({}, { name });
  await company.generateBill(busy.clientId, { description: name, amount: name.length });
  await api.post('/client/submit-application', { ...request, location: name }, busy.token);
  await insertFailedMail(api.db);
}
const tokens: Record<string, string> = { admin: company.admin, client: busy.token };
afterAll(() => api.stop());

const lists = Object.entries(definitions).flatMap(([name, endpoint]) =>
  endpoint.list ? [[name, endpoint, endpoint.list] as const] : [],
);

const ask = ({ path, access }: EndpointSpec, query: Query): Promise<Reply> =>
  api.get(`${path}?${new URLSearchParams(query)}`, tokens[access]);
const idsIn = ({ body }: Reply): string[] =>
  (Array.isArray(body) ? body : body.data).map(({ _id }: { _id: string }) => _id);

/** Returns the rows of all pages of a list. */
async function paged(endpoint: EndpointSpec, query: Query): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await ask(endpoint, { ...query, limit: '3', ...(cursor && { cursor }) });
    expect([query, page.status]).toEqual([query, 200]);
    ids.push(...idsIn(page));
    cursor = page.body.nextCursor;
  }
  return ids;
}

describe(`lists, ${seedNote}`, () => {
  it.each(lists)(
    '%s returns the same rows in pages as at once',
    FUZZ_TIMEOUT,
    async (_, endpoint, spec: ListSpec) => {
      const property = fc.asyncProperty(queriesOf(spec, WORDS), async (query) => {
        const all = await ask(endpoint, query);
        expect([all.status, all.body.errors]).toEqual([200, undefined]);
        expect(endpoint.reply.parse(all.body)).toEqual(all.body);
        expect(await paged(endpoint, query)).toEqual(idsIn(all));
        const rows: { status?: string }[] = Array.isArray(all.body) ? all.body : all.body.data;
        const [row] = rows;
        if (query.status && row?.status)
          expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([query.status]));
      });
      await fc.assert(property, runs(15));
    },
  );

  it.each(lists)(
    '%s refuses an invalid parameter by name',
    FUZZ_TIMEOUT,
    async (_, endpoint, spec: ListSpec) => {
      const property = fc.asyncProperty(invalidParameters(spec), async ({ name, query }) => {
        const { status, body } = await ask(endpoint, query);
        expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, 'request.invalid', name]);
      });
      await fc.assert(property, runs(30));
    },
  );

  it.each(lists)(
    '%s never gives a server error for a forged cursor',
    FUZZ_TIMEOUT,
    async (_, endpoint, { sort }) => {
      for (const column of sort) {
        const { body } = await ask(endpoint, { limit: '1', sort: column });
        if (!body.nextCursor) continue;
        const property = fc.asyncProperty(forgedCursors(body.nextCursor), async (cursor) => {
          const { status } = await ask(endpoint, { limit: '1', sort: column, cursor });
          expect([200, 400]).toContain(status);
        });
        await fc.assert(property, runs(8));
      }
    },
  );
});
