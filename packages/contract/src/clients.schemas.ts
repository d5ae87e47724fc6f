import * as z from 'zod/mini';
import { personLogin } from './accounts.schemas.ts';
import { emailTaken, hasLogin, phoneTaken } from './accounts.ts';
import { clientApplication, serviceType } from './applications.schemas.ts';
import { serviceTypes } from './applications.ts';
import { assignment, clientAssignment, withdrawnAssignment } from './assignments.schemas.ts';
import { clientNotFound } from './assignments.ts';
import { bill } from './bills.schemas.ts';
import * as wire from './clients.ts';
import { define, defineList } from './definition.ts';
import {
  choice,
  e164Phone,
  flag,
  id,
  line,
  number,
  optionalEmail,
  optionalLine,
  optionalProse,
  prose,
} from './fields.ts';
import { personTimeline, recordAssignment } from './guards.schemas.ts';
import { person, personErased } from './people.ts';
import { endNotBeforeStart, notOver } from './period.ts';
import { post, postFields } from './posts.schemas.ts';
import { calendarDay, dataReply, instant, recordId } from './reply.schemas.ts';
import { optionalGstin, optionalStateCode, twoDecimals } from './tax-fields.ts';

export const clientStatus = z.enum(wire.clientStatuses);

/** A client; `status` is derived from `activeAssignments`. */
export const client = z.object({
  _id: recordId,
  user: person,
  /** The phone as typed at signup. */
  phone: z.optional(z.string()),
  serviceType: serviceType,
  /** The location of the latest accepted request. */
  location: z.string(),
  /** The number of guards that may be assigned at once. */
  numberOfGuards: z.number(),
  status: clientStatus,
  activeAssignments: z.array(assignment),
  createdAt: instant,
});
export type Client = z.output<typeof client>;

export const clientProfile = z.extend(client, {
  activeAssignments: z.array(clientAssignment),
  /**
   * The last assignment of each guard who left in the past 7 days, at most 20, the latest first.
   * Missing in the hosted API.
   */
  withdrawnAssignments: z.optional(z.array(withdrawnAssignment)),
});
export type ClientProfile = z.output<typeof clientProfile>;

export const clientWithDues = z.extend(client, {
  /** The sum of unpaid bills in rupees, overdue ones included. */
  unpaid: z.number(),
});
export type ClientWithDues = z.output<typeof clientWithDues>;

/** A client's account, in rupees. */
export const clientAccount = z.object({
  owed: z.number(),
  unpaidBills: z.number(),
  overdue: z.number(),
  overdueSince: z.nullable(calendarDay),
  /** The sum of payments in the last 12 months. */
  paid: z.number(),
  paidBills: z.number(),
});
export type ClientAccount = z.output<typeof clientAccount>;

/** Facts about a client that its bills need. A text that nobody has entered is empty. */
export const clientTax = z.object({
  /** That of a business, a Government's office or deductor, or a UIN. */
  gstin: z.string(),
  /** The State's GST code as the office chose it; the GSTIN's wins. */
  stateCode: z.string(),
  /** The address for bills. */
  address: z.string(),
  isComposition: z.boolean(),
  /** A Government's office that is registered only to deduct TDS: it never owes the tax itself. */
  isTdsOnlyGovernment: z.boolean(),
  isSez: z.boolean(),
  /** Kept back by the client as income tax, of the value without GST. */
  tdsPercent: z.number(),
  gstTdsPercent: z.number(),
  purchaseOrder: z.string(),
  /** Days from a bill to its due date. */
  creditDays: z.number(),
  /** Days after which a month sent to the client counts as agreed; 0 for never. */
  silenceDays: z.number(),
  /** True where mails remind the client of bills. */
  reminders: z.optional(z.boolean()),
  /** True where the public page of a guard's card may name the client. */
  isNamedOnCards: z.optional(z.boolean()),
  /** The State in force: that of the GSTIN, else the chosen one, else that of the oldest post. Null when unknown. */
  state: z.nullable(z.object({ code: z.string(), name: z.string() })),
});
export type ClientTax = z.output<typeof clientTax>;

/** Everything the office knows about a client. */
export const clientRecord = z.object({
  client: clientWithDues,
  /** The contact person; empty when unknown. */
  contactName: z.string(),
  notes: z.string(),
  login: personLogin,
  /** True if the person agreed to WhatsApp messages; missing until somebody asked. */
  whatsApp: z.optional(z.boolean()),
  account: clientAccount,
  tax: clientTax,
  /** At most 50 posts that have not ended, newest first. */
  posts: z.array(post),
  /** The newest 12 bills. */
  bills: z.array(bill),
  /** The newest 20 requests. */
  requests: z.array(clientApplication),
  /** The latest 50 completed assignments. */
  pastAssignments: z.array(recordAssignment),
  timeline: personTimeline,
});
export type ClientRecord = z.output<typeof clientRecord>;

const clientFields = {
  name: line('Client'),
  contactName: optionalLine('Contact person'),
  phone: e164Phone(),
  /** The email to log in with; empty for no login. */
  email: optionalEmail,
  /** Refuses a phone that another client has. */
  hasOwnPhone: flag('hasOwnPhone'),
};

/** A client and its first post. */
export const addClientBody = z.object({ ...clientFields, ...postFields }).check(endNotBeforeStart, notOver);
export type AddClientBody = z.input<typeof addClientBody>;

export const correctClientBody = z.object({
  clientId: id('Client'),
  ...clientFields,
  phone: z.optional(e164Phone()),
  serviceType: choice('Service type', serviceTypes),
  location: prose('Location', 500),
});
export type CorrectClientBody = z.input<typeof correctClientBody>;

export const setClientNotesBody = z.object({ clientId: id('Client'), notes: optionalProse('Notes') });
export type SetClientNotesBody = z.input<typeof setClientNotesBody>;

const days = (label: string, max: number) =>
  number(label).check(
    z.refine((value) => Number.isInteger(value) && value >= 0 && value <= max, {
      error: `${label} must be a whole number from 0 to ${max}`,
    }),
  );

export const updateClientTaxBody = z.object({
  gstin: optionalGstin,
  stateCode: optionalStateCode,
  address: optionalProse('Address', 500),
  isComposition: flag('isComposition'),
  isTdsOnlyGovernment: flag('isTdsOnlyGovernment'),
  isSez: flag('isSez'),
  tdsPercent: z.optional(twoDecimals('TDS percent', 0, 30)),
  gstTdsPercent: z.optional(twoDecimals('GST-TDS percent', 0, 10)),
  purchaseOrder: optionalLine('Purchase order', 100),
  creditDays: z.optional(days('Days of credit', 365)),
  silenceDays: z.optional(days('Days of silence', 90)),
  reminders: flag('Reminders'),
  isNamedOnCards: flag('isNamedOnCards'),
});
export type UpdateClientTaxBody = z.input<typeof updateClientTaxBody>;

export const listClients = defineList(wire.listClients, {
  summary: 'All clients; activeAssignments has open assignments only.',
  row: clientWithDues,
});

export const getClient = define(wire.getClient, {
  summary: 'One client, as in the list.',
  reply: dataReply(clientWithDues),
  refusals: [clientNotFound],
});

export const getClientProfile = define(wire.getClientProfile, {
  summary:
    'The client’s own profile; data is null until a request is accepted. Without an open assignment, activeAssignments has the last completed one. withdrawnAssignments names the guards who left in the past 7 days.',
  reply: dataReply(z.nullable(clientProfile)),
});

export const getClientRecord = define(wire.getClientRecord, {
  summary:
    'All that the office knows of a client: contact, bills, requests, past guards, latest audit entries.',
  reply: dataReply(clientRecord),
  refusals: [clientNotFound],
});

export const getClientTimeline = define(wire.getClientTimeline, {
  summary: 'The latest 500 audit entries about a client.',
  reply: dataReply(personTimeline),
  refusals: [clientNotFound],
});

export const addClient = define(wire.addClient, {
  summary:
    'Add a client and the post it asks for, as an approved request. With an email, an invitation to set a password is mailed; without, there is no login.',
  body: addClientBody,
  reply: dataReply(clientWithDues),
  refusals: [emailTaken, phoneTaken],
});

export const correctClient = define(wire.correctClient, {
  summary: 'Change what is known of a client. A new email gets no invitation by itself: send one.',
  body: correctClientBody,
  reply: dataReply(clientWithDues),
  refusals: [clientNotFound, emailTaken, phoneTaken, hasLogin, personErased],
});

export const setClientNotes = define(wire.setClientNotes, {
  summary: 'Write the office’s notes about a client, which the client does not see.',
  body: setClientNotesBody,
  reply: dataReply(z.object({ notes: z.string() })),
  refusals: [clientNotFound, personErased],
});

export const updateClientTax = define(wire.updateClientTax, {
  summary:
    'Change what a client’s bills need to know: GSTIN, State, TDS, credit. A field that is missing stays.',
  body: updateClientTaxBody,
  reply: dataReply(clientTax),
  refusals: [clientNotFound, personErased],
});
