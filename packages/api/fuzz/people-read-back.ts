import type { Consent } from '@prahari/contract/auth.schemas';
import { expect } from 'vitest';
import { rowsOf } from '../testing/rows.ts';
import type { ReadBack } from './completed-request.ts';
import { storedEmail } from './valid-requests.ts';

const trimmedEmail = (email: unknown): string => (email === undefined ? '' : storedEmail(email));

const registerFields = ['fatherName', 'permanentAddress', 'badgeNumber', 'rank', 'uan', 'esiNumber'];

const expectGuard: ReadBack = async ({ api }, { sent, token, reply }) => {
  const { data } = reply.body;
  const record = (await api.get(`/admin/guards/${data._id}/record`, token)).body.data;
  expect(record).toMatchObject({
    phone: sent.phone ?? expect.any(String),
    city: sent.city,
    dateOfBirth: sent.dateOfBirth ?? null,
    ...Object.fromEntries(registerFields.flatMap((name) => (name in sent ? [[name, sent[name]]] : []))),
    guard: {
      user: { name: sent.name, email: trimmedEmail(sent.email) },
      experience: sent.experience ?? 0,
    },
  });
  const papers = (sent.papers ?? []) as object[];
  expect(record.papers).toHaveLength(papers.length);
  for (const paper of papers) expect(record.papers).toContainEqual(expect.objectContaining(paper));
};

const expectClient: ReadBack = async ({ api }, { sent, token, reply }) => {
  const { data } = reply.body;
  const record = (await api.get(`/admin/clients/${data._id}/record`, token)).body.data;
  expect(record).toMatchObject({
    contactName: sent.contactName ?? '',
    client: {
      phone: sent.phone ?? expect.any(String),
      user: { name: sent.name, email: trimmedEmail(sent.email) },
    },
  });
};

/** Generated cells are no people, so nothing is imported. */
const nothingImported: ReadBack = async (_, { reply }) => {
  expect(reply.body.data.imported).toBe(0);
  expect(reply.body.data.problems.length).toBeGreaterThan(0);
};

/** Checks of the office's entries about people, by endpoint name. */
export const peopleReadBack: Record<string, ReadBack> = {
  addGuard: expectGuard,
  correctGuard: expectGuard,
  addClient: async (context, done) => {
    await expectClient(context, done);
    const { sent, reply } = done;
    expect(reply.body.data.numberOfGuards).toBe(sent.asked);
  },
  correctClient: async (context, done) => {
    await expectClient(context, done);
    const { serviceType, location } = done.sent;
    expect(done.reply.body.data).toMatchObject({ serviceType, location });
  },
  setClientNotes: async ({ api }, { sent, token }) => {
    const { data } = (await api.get(`/admin/clients/${sent.clientId}/record`, token)).body;
    expect(data.notes).toBe(sent.notes ?? '');
  },
  updateClientTax: async ({ api }, { sent, reply }) => {
    const { data } = reply.body;
    expect(data).toMatchObject(sent);
    const code = data.gstin.slice(0, 2) || data.stateCode || data.state?.code;
    expect(data.state?.code).toBe(code);
    expect(await rowsOf(api.db, 'clients', { gstin: data.gstin })).not.toEqual([]);
  },
  addPaper: async ({ api }, { sent, token, reply }) => {
    const { guardId, ...fields } = sent;
    expect(reply.body.data).toMatchObject(fields);
    const { data } = (await api.get(`/admin/guards/${guardId}/record`, token)).body;
    expect(data.papers).toEqual([reply.body.data]);
  },
  updatePaper: async (_, { sent, reply }) => {
    const { paperId, ...fields } = sent;
    expect(reply.body.data).toMatchObject({ _id: paperId, ...fields });
  },
  deletePaper: async ({ api }, { sent }) => {
    const paper = api.db.selectFrom('papers').select('id').where('id', '=', String(sent.paperId));
    expect(await paper.executeTakeFirst()).toBeUndefined();
  },
  importGuards: nothingImported,
  importClients: nothingImported,
  removeImport: async ({ api }, { sent, token }) => {
    const { data } = (await api.get('/admin/audit?limit=1', token)).body;
    expect(data).toMatchObject([{ action: 'removeImport', about: { rows: 1 } }]);
    const repeated = await api.post('/admin/remove-import', { importId: sent.importId }, token);
    expect(repeated.status).toBe(200);
  },
  invitePerson: async (_, { sent, reply }) =>
    expect(reply.body.data.link !== undefined).toBe(sent.by === 'link'),
  acceptInvitation: async ({ api }, { sent, reply }) => {
    const { email, role } = reply.body.data;
    const login = await api.post('/auth/login', { email, role, password: sent.password });
    expect(login.status).toBe(200);
    const { data } = (await api.get('/auth/consents', login.body.token)).body;
    const given = data.filter(({ isGiven }: Consent) => isGiven).map(({ purpose }: Consent) => purpose);
    const consent = sent.consent as { purposes: string[] } | undefined;
    expect(given.sort()).toEqual(consent ? ['service', ...new Set(consent.purposes)] : []);
  },
};
