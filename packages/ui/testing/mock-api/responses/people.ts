import { clientNotFound, guardNotFound } from '@prahari/contract/assignments';
import * as clients from '@prahari/contract/clients.schemas';
import { paperKindTaken, paperNotFound } from '@prahari/contract/documents';
import type { ExpiringPaper, Paper } from '@prahari/contract/documents.schemas';
import * as papers from '@prahari/contract/documents.schemas';
import type { AddGuardBody } from '@prahari/contract/guards.schemas';
import * as guards from '@prahari/contract/guards.schemas';
import { importMessages } from '@prahari/contract/imports';
import type { ImportBody, ImportResult } from '@prahari/contract/imports.schemas';
import * as imports from '@prahari/contract/imports.schemas';
import { emailTaken, phoneTaken, phoneTakenBy } from '@prahari/contract/invitations';
import * as invitations from '@prahari/contract/invitations.schemas';
import type { Role } from '@prahari/contract/roles';
import { toE164 } from '@prahari/domain/phone';
import { daysAgo, inDays } from '../dates.ts';
import { clientRecord, detailsOf, guardRecord } from '../person-record.ts';
import { RefusalError, refusal } from '../refusal.ts';
import { dataReply, findOrRefuse, messageReply, newId, type Responder, responder } from '../response.ts';
import type { MockState } from '../state.ts';
import { clientView, guardView } from '../views.ts';
import { addAuditEntry } from './audit-log.ts';

const INVITED_DAYS = 7;
const invitation = () => ({
  link: `https://prahari.example/invitation#${'a'.repeat(43)}`,
  invitedUntil: daysAgo(-INVITED_DAYS),
});

/** Adds an account without a password and returns its id. @throws RefusalError when the email is taken */
function enterAccount(
  state: MockState,
  { name, email = '' }: { name: string; email?: string | undefined },
  role: Role,
): string {
  if (email && state.accounts.some((account) => account.email === email)) throw refusal(emailTaken);
  const id = newId(state, 'account');
  state.accounts.push({ id, name, email, role, password: '', isVerified: true });
  return id;
}

/** Refuses the phone of one of these people other than `ownId`. */
function refusePhoneOf(
  state: MockState,
  people: readonly { _id: string; accountId: string }[],
  phone: string,
  ownId?: string,
) {
  const owner = people.find(
    ({ _id }) => _id !== ownId && toE164(detailsOf(state, _id).phone) === toE164(phone),
  );
  if (!owner) return;
  const message = phoneTakenBy(state.accounts.find(({ id }) => id === owner.accountId)?.name ?? '');
  throw new RefusalError(phoneTaken.status, phoneTaken.code, message, [{ path: 'phone', message }]);
}

const skillsIn = (skills = ''): string[] =>
  skills
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function keepGuard(state: MockState, id: string, body: Omit<AddGuardBody, 'papers'>): void {
  state.details.set(id, {
    ...detailsOf(state, id),
    phone: toE164(body.phone) ?? body.phone,
    city: body.city,
    dateOfBirth: body.dateOfBirth || null,
  });
}

const paperOf = (state: MockState, id: string) => findOrRefuse(state.papers, id, paperNotFound);

const guardResponses: Record<string, Responder> = {
  getGuardRecord: responder(guards.getGuardRecord, ({ state, id }) => dataReply(guardRecord(state, id))),
  getGuardTimeline: responder(guards.getGuardTimeline, ({ state, id }) =>
    dataReply(guardRecord(state, id).timeline),
  ),
  addGuard: responder(guards.addGuard, ({ state, me, body: { papers: added = [], ...body } }) => {
    if (body.hasOwnPhone) refusePhoneOf(state, state.guards, body.phone);
    const accountId = enterAccount(state, body, 'security');
    const _id = newId(state, 'guard');
    const row = {
      _id,
      accountId,
      experience: body.experience ?? 0,
      specialization: skillsIn(body.skills),
      rating: 0,
      reviews: [],
      createdAt: daysAgo(0),
    };
    state.guards.unshift(row);
    keepGuard(state, _id, body);
    for (const paper of added) state.papers.push({ ...paper, _id: newId(state, 'paper'), guardId: _id });
    addAuditEntry(state, me, { action: 'addGuard', topic: 'applications', about: { guard: body.name } });
    return dataReply(guardView(state, row));
  }),
  correctGuard: responder(guards.correctGuard, ({ state, me, body: { guardId, ...body } }) => {
    const row = findOrRefuse(state.guards, guardId, guardNotFound);
    if (body.hasOwnPhone) refusePhoneOf(state, state.guards, body.phone, guardId);
    const account = state.accounts.find(({ id }) => id === row.accountId);
    if (account) Object.assign(account, { name: body.name, email: body.email ?? '' });
    Object.assign(row, { experience: body.experience ?? 0, specialization: skillsIn(body.skills) });
    keepGuard(state, guardId, body);
    addAuditEntry(state, me, { action: 'correctGuard', topic: 'applications', about: { guard: body.name } });
    return dataReply(guardView(state, row));
  }),
};

const clientResponses: Record<string, Responder> = {
  getClientRecord: responder(clients.getClientRecord, ({ state, id }) => dataReply(clientRecord(state, id))),
  getClientTimeline: responder(clients.getClientTimeline, ({ state, id }) =>
    dataReply(clientRecord(state, id).timeline),
  ),
  addClient: responder(clients.addClient, ({ state, me, body }) => {
    if (body.hasOwnPhone) refusePhoneOf(state, state.clients, body.phone);
    const { street, city, state: region, zipCode } = body.place;
    const row = {
      _id: newId(state, 'client'),
      accountId: enterAccount(state, body, 'client'),
      serviceType: 'FULL_TIME' as const,
      location: `${street}, ${city}, ${region} ${zipCode}`,
      numberOfGuards: body.asked,
      createdAt: daysAgo(0),
    };
    state.clients.unshift(row);
    const phone = toE164(body.phone) ?? body.phone;
    state.details.set(row._id, { ...detailsOf(state, row._id), phone, contactName: body.contactName ?? '' });
    addAuditEntry(state, me, { action: 'addClient', topic: 'applications', about: { client: body.name } });
    return dataReply(clientView(state, row));
  }),
  correctClient: responder(clients.correctClient, ({ state, me, body: { clientId, ...body } }) => {
    const row = findOrRefuse(state.clients, clientId, clientNotFound);
    if (body.hasOwnPhone) refusePhoneOf(state, state.clients, body.phone, clientId);
    const account = state.accounts.find(({ id }) => id === row.accountId);
    if (account) Object.assign(account, { name: body.name, email: body.email ?? '' });
    Object.assign(row, { serviceType: body.serviceType, location: body.location });
    const phone = toE164(body.phone) ?? body.phone;
    state.details.set(clientId, {
      ...detailsOf(state, clientId),
      phone,
      contactName: body.contactName ?? '',
    });
    addAuditEntry(state, me, {
      action: 'correctClient',
      topic: 'applications',
      about: { client: body.name },
    });
    return dataReply(clientView(state, row));
  }),
  setClientNotes: responder(clients.setClientNotes, ({ state, body: { clientId, notes = '' } }) => {
    findOrRefuse(state.clients, clientId, clientNotFound);
    state.details.set(clientId, { ...detailsOf(state, clientId), notes });
    return dataReply({ notes });
  }),
};

/** The papers that have expired or expire within 30 days. */
export function expiringPapers(state: MockState): ExpiringPaper[] {
  return state.papers
    .filter(({ expiresOn }) => expiresOn <= inDays(30))
    .map(({ guardId, ...paper }) => {
      const { name } = guardView(state, findOrRefuse(state.guards, guardId, guardNotFound)).user;
      return { ...paper, guard: { _id: guardId, name, phone: detailsOf(state, guardId).phone } };
    });
}

const paperResponses: Record<string, Responder> = {
  addPaper: responder(papers.addPaper, ({ state, body: { guardId, ...body } }) => {
    findOrRefuse(state.guards, guardId, guardNotFound);
    if (state.papers.some((one) => one.guardId === guardId && one.kind === body.kind))
      throw refusal(paperKindTaken);
    const paper: Paper = { ...body, _id: newId(state, 'paper') };
    state.papers.push({ ...paper, guardId });
    return dataReply(paper);
  }),
  updatePaper: responder(papers.updatePaper, ({ state, body: { paperId, ...values } }) => {
    const { guardId: _, ...paper } = Object.assign(paperOf(state, paperId), values);
    return dataReply(paper);
  }),
  deletePaper: responder(papers.deletePaper, ({ state, body: { paperId } }) => {
    state.papers.splice(state.papers.indexOf(paperOf(state, paperId)), 1);
    return messageReply('Paper deleted');
  }),
  listExpiringPapers: responder(papers.listExpiringPapers, ({ state }) => dataReply(expiringPapers(state))),
};

/** A file whose first cell is `bad` has two wrong cells. */
function importResult({ csv, mode }: ImportBody): ImportResult {
  const rows = csv.trim().split('\n').length - 1;
  const errors = csv.startsWith('bad')
    ? [
        { line: 2, column: 'Phone', message: 'Phone must be a number like +91 98765 43210' },
        { line: 7, column: 'Medical expiry', message: 'Expiry is required' },
      ]
    : [];
  return { rows, imported: mode === 'import' && errors.length === 0 ? rows : 0, errors };
}

/** People whom the office enters, their records and papers. */
export const peopleResponses: Record<string, Responder> = {
  ...guardResponses,
  ...clientResponses,
  ...paperResponses,
  importGuards: responder(imports.importGuards, ({ body }) => dataReply(importResult(body))),
  importClients: responder(imports.importClients, ({ body }) => dataReply(importResult(body))),
  removeImport: responder(imports.removeImport, () => messageReply(importMessages.removed)),
  invitePerson: responder(invitations.invitePerson, () => dataReply(invitation())),
  acceptInvitation: responder(invitations.acceptInvitation, () =>
    dataReply({ email: 'ravi.kumar@guards.example', role: 'security' }),
  ),
};
