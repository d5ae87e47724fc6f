import { importTemplates } from '@prahari/contract/imports';
import { daysFromToday } from '../company.ts';
import { sheetBody } from '../sheet-body.ts';
import { type AccessRule, type MatrixContext, office, officeAt } from './rule.ts';

const ofGuard = (end: string) =>
  officeAt(async ({ company }) => `/admin/guards/${(await company.addGuard()).guardId}/${end}`);
const ofClient = (end: string) =>
  officeAt(async ({ company }) => `/admin/clients/${(await company.addClient()).clientId}/${end}`);

const someGuard = { name: 'Ravi Kumar', phone: '98765 43210', city: 'Bhopal' };
const someClient = { name: 'Sunrise Heights', phone: '+91 98765 43211' };
const somePost = {
  place: { street: '4 Lake Road', city: 'Bhopal', state: 'Madhya Pradesh', zipCode: '462001' },
  shift: 'night',
  startDate: daysFromToday(1),
  endDate: daysFromToday(90),
  asked: 3,
};
const somePaper = { number: 'MP/PSARA/17', expiresOn: daysFromToday(12) };

let paperKinds = 0;
const paper = async ({ api, company }: MatrixContext): Promise<string> => {
  const { guardId } = await company.addGuard({ hasPapers: false });
  paperKinds += 1;
  const { body } = await api.post(
    '/admin/papers',
    { guardId, kind: 'medical', number: `M-${paperKinds}`, expiresOn: somePaper.expiresOn },
    company.admin,
  );
  return body.data._id;
};

let importedPeople = 0;
let invited = 0;
/** Enters a guard without a password, and with an email unless told otherwise. */
export async function enteredUserId(
  { api, company }: MatrixContext,
  { hasEmail = true } = {},
): Promise<string> {
  invited += 1;
  const email = { email: `entered-${invited}@guards.example` };
  const { body } = await api.post('/admin/guards', { ...someGuard, ...(hasEmail && email) }, company.admin);
  return body.data.user._id;
}

/** Rules for people the office enters, and their records and papers. */
export const peopleRules: Record<string, AccessRule> = {
  getGuardRecord: ofGuard('record'),
  getGuardTimeline: ofGuard('timeline'),
  getClientRecord: ofClient('record'),
  getClientTimeline: ofClient('timeline'),
  addGuard: office(async () => someGuard),
  correctGuard: office(async ({ company }) => {
    const { guardId, email } = await company.addGuard();
    return { ...someGuard, guardId, email };
  }),
  addClient: office(async () => ({ ...someClient, ...somePost })),
  correctClient: office(async ({ company }) => {
    const { clientId, email } = await company.addClient();
    const service = { serviceType: 'FULL_TIME', location: 'Bhopal' };
    return { ...someClient, ...service, clientId, email };
  }),
  setClientNotes: office(async ({ company }) => ({
    clientId: (await company.addClient()).clientId,
    notes: 'Call the night desk first.',
  })),
  updateClientTax: {
    allowed: async ({ company }) => ({
      path: `/admin/clients/${(await company.addClient()).clientId}/tax`,
      body: { gstin: '29AAGCB7383J1Z4', tdsPercent: 2 },
    }),
    otherPerson: 'the office sees all',
  },
  addPaper: office(async ({ company }) => ({
    guardId: (await company.addGuard({ hasPapers: false })).guardId,
    kind: 'medical',
    ...somePaper,
  })),
  updatePaper: office(async (context) => ({ paperId: await paper(context), ...somePaper })),
  deletePaper: office(async (context) => ({ paperId: await paper(context) })),
  listExpiringPapers: office(),
  importGuards: office(async () => sheetBody('guards', importTemplates.guards, { mode: 'check' })),
  importClients: office(async () => sheetBody('clients', importTemplates.clients, { mode: 'check' })),
  removeImport: office(async ({ api, company }) => {
    importedPeople += 1;
    const csv = `Name,Phone,Home city\nImported ${importedPeople},+9194${`${importedPeople}`.padStart(8, '0')},Bhopal`;
    await api.post('/admin/import-guards', sheetBody('guards', csv), company.admin);
    const { data } = (await api.get('/admin/audit?limit=1', company.admin)).body;
    return { importId: data[0].about.importId };
  }),
  listDataRequests: office(),
  handleData: office(async ({ api, company }) => {
    const body = { name: 'Has No Email', phone: '98765 43210', city: 'Pune' };
    const { data } = (await api.post('/admin/guards', body, company.admin)).body;
    return { userId: data.user._id, kind: 'export' };
  }),
  answerDataRequest: office(async ({ api }) => {
    const { token } = await api.signIn('client');
    const { data } = (await api.post('/auth/data-requests', { kind: 'export' }, token)).body;
    return { requestId: data[0]._id, answer: 'fulfil' };
  }),
  invitePerson: office(async (context) => ({ userId: await enteredUserId(context), by: 'mail' })),
  keepEmail: {
    allowed: async () => ({ body: {}, status: 400 }),
    otherPerson: 'anyone may',
  },
  reportLogin: {
    allowed: async () => ({ body: {}, status: 400 }),
    otherPerson: 'anyone may',
  },
  acceptInvitation: {
    allowed: async () => ({ body: {}, status: 400 }),
    otherPerson: 'anyone may',
  },
};
