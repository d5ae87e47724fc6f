import type { Definition } from '@prahari/contract/definition';
import type { Role } from '@prahari/contract/roles';
import { TEST_PASSWORD } from '../testing/api.ts';
import { loginReport } from '../testing/login-report.ts';
import { codeFor, linkTokenFor } from '../testing/mailbox.ts';
import { enteredUserId } from '../testing/matrix/people.ts';
import { type MatrixContext, newSession } from '../testing/matrix/rule.ts';
import { allowedRequest } from '../testing/matrix/rules.ts';
import { addPasskey, startLogin } from '../testing/passkeys.ts';
import { rowOf } from '../testing/rows.ts';
import { wayBack, withWaitingEmail } from '../testing/waiting-email.ts';
import { paymentRequests } from './payment-requests.ts';

export type Body = Record<string, unknown>;

/** A request that must succeed. */
export interface ValidRequest {
  token?: string | undefined;
  /** The path below `/api` with its parameters. */
  path: string;
  body: Body | undefined;
}

/** Fields that depend on existing rows and secrets: ids, versions, passwords and codes. */
const CONTEXT_FIELDS = /Ids?$|^versions?$|^currentPassword$|^totp$|^credential$/;

const only = (body: Body, keep: (field: string) => boolean): Body =>
  Object.fromEntries(Object.entries(body).filter(([field]) => keep(field)));

let emails = 0;
/** Makes an address unique by a prefix after its leading spaces. */
const ownEmail = (drawn: unknown): string => {
  emails += 1;
  return String(drawn).replace(/^\s*/, (space) => `${space}f${emails}.`);
};

/** Returns the normalized address that is stored and mailed to. */
export const storedEmail = (sent: unknown): string => String(sent).trim().toLowerCase();

const must = (status: number, wanted: number, body: unknown): void => {
  if (status !== wanted) throw new Error(`${status}: ${JSON.stringify(body)}`);
};

const SIGNUP = { name: 'Asha', password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, phone: '9876543210' };

/** Creates the rows that a request needs and returns its body. `drawn` are the generated fields. */
export type Prepare = (
  context: MatrixContext,
  drawn: Body,
) => Promise<{ token?: string; path?: string; body: Body }>;

const toOwnEmail: Prepare = async (_, drawn) => ({ body: { ...drawn, email: ownEmail(drawn.email) } });

const byAdminWithOwnEmail: Prepare = async ({ company }, drawn) => ({
  token: company.admin,
  // Two generated phones may be equal.
  body: { ...drawn, hasOwnPhone: false, ...(drawn.email !== undefined && { email: ownEmail(drawn.email) }) },
});

interface DrawnCompany {
  gstins?: { gstin: string }[];
  holidays?: { day: string }[];
}

/** Keeps one of equal GSTINs and days, without a second default, and hours that fit their shift. */
const withValidCompany = ({
  gstins,
  holidays,
  shiftHours,
  version: _,
  ...body
}: Body & DrawnCompany): Body => ({
  ...body,
  ...(gstins && {
    gstins: [
      ...new Map(gstins.map((one) => [one.gstin, { ...one, address: '', isDefault: false }])).values(),
    ],
  }),
  ...(holidays && { holidays: [...new Map(holidays.map((one) => [one.day, one])).values()] }),
  ...(shiftHours !== undefined && {
    shiftHours: { day: { startsAt: '07:30', hours: 8 }, '24h': { startsAt: '09:00', hours: 24 } },
  }),
});

/** Lines of one unit at ₹1 to ₹9,999: their total is above zero and below the highest amount. */
const withValidTotal = (lines: { rate: number }[]) =>
  lines.map((line) => {
    const rate = Math.min(Math.max(line.rate, 1), 9999);
    return { ...line, quantity: 1, rate, amount: rate };
  });

/** A dispute of a day that was sent: `days` means other things elsewhere. */
async function allowedDispute(name: string, context: MatrixContext) {
  const attempt = await allowedRequest(name, context, 'client');
  return { ...attempt, body: attempt.body as Body };
}

/** Preparations for public endpoints, for bodies with an email and for days that have a duty. */
const preparations: Record<string, Prepare> = {
  ...paymentRequests,
  register: toOwnEmail,
  resendOtp: toOwnEmail,
  forgotPassword: toOwnEmail,
  verifyOtp: async ({ api }, drawn) => {
    const email = ownEmail(drawn.email);
    const { status, body } = await api.post('/auth/register', { ...SIGNUP, email, role: 'client' });
    must(status, 201, body);
    return { body: { email, otp: await codeFor(api.db, storedEmail(email)) } };
  },
  login: async ({ api }, drawn) => {
    const email = ownEmail(drawn.email);
    const role = drawn.role as Role;
    await api.signIn(role, { email: storedEmail(email) });
    return { body: { ...drawn, email, role, password: TEST_PASSWORD } };
  },
  passkeyLogin: async ({ api }, drawn) => {
    const { passkey } = await addPasskey(api, (await api.signIn(drawn.role as Role)).token);
    return { body: { ...drawn, credential: passkey.use(await startLogin(api)) } };
  },
  resetPassword: async ({ api }, drawn) => {
    const email = ownEmail(drawn.email);
    await api.signIn('client', { email: storedEmail(email) });
    const { status, body } = await api.post('/auth/forgot-password', { email });
    must(status, 200, body);
    return { body: { ...drawn, email, otp: await codeFor(api.db, storedEmail(email)) } };
  },
  addGuard: byAdminWithOwnEmail,
  addClient: byAdminWithOwnEmail,
  correctGuard: async (context, drawn) => {
    const { guardId, email } = await context.company.addGuard({ hasPapers: false });
    return { token: context.company.admin, body: { ...drawn, hasOwnPhone: false, guardId, email } };
  },
  correctClient: async (context, drawn) => {
    const { clientId, email } = await context.company.addClient();
    return { token: context.company.admin, body: { ...drawn, hasOwnPhone: false, clientId, email } };
  },
  assignGuard: async ({ api, company }, drawn) => {
    const [{ guardId }, { clientId }] = [await company.addGuard(), await company.addClient()];
    // Nobody is of working age on every generated first day, from 1900 to 2200.
    await api.db.updateTable('guards').set({ date_of_birth: null }).where('id', '=', guardId).execute();
    return { token: company.admin, body: { ...drawn, guardId, clientId } };
  },
  updateCompany: async ({ company }, drawn) => ({ token: company.admin, body: withValidCompany(drawn) }),
  updateBill: async (context, { amount, ...drawn }) => ({
    ...((await allowedRequest('updateBill', context, 'admin')) as { path: string; token: string }),
    // Lines and an amount exclude each other.
    body: {
      ...drawn,
      version: 1,
      ...(drawn.lines === undefined
        ? { amount }
        : { lines: withValidTotal(drawn.lines as { rate: number }[]) }),
    },
  }),
  // A link is for somebody without an email only.
  invitePerson: async (context, { by }) => ({
    token: context.company.admin,
    body: { by, userId: await enteredUserId(context, { hasEmail: by === 'mail' }) },
  }),
  acceptInvitation: async (context, drawn) => {
    const userId = await enteredUserId(context);
    const reply = await context.api.post(
      '/admin/invite-person',
      { userId, by: 'mail' },
      context.company.admin,
    );
    must(reply.status, 200, reply.body);
    const { email } = await rowOf(context.api.db, 'users', { id: userId });
    const { otp: _, ...body } = drawn;
    return { body: { ...body, invitation: await linkTokenFor(context.api.db, email ?? '') } };
  },
  handleData: async (context, { kind }) => {
    const attempt = await allowedRequest('handleData', context, 'admin');
    const body = { ...(attempt.body as Body), kind, name: 'Corrected Name' };
    return { token: context.company.admin, body };
  },
  confirmEmail: async ({ api }) => {
    const { token, otp } = await withWaitingEmail(api, 'client');
    return { token, body: { otp } };
  },
  answerDispute: async (context, drawn) => {
    const attempt = await allowedRequest('answerDispute', context, 'admin');
    const { counts, note } = drawn;
    return { ...attempt, body: { ...(attempt.body as Body), counts, ...(note !== undefined && { note }) } };
  },
  // Words are needed where the problem is not closed.
  answerProblem: async (context, { text, close }) => {
    const attempt = await allowedRequest('answerProblem', context, 'admin');
    const words = text || !close ? { text: text || 'Seen' } : {};
    const { problemId } = attempt.body as Body;
    return { ...attempt, body: { problemId, ...words, ...(close !== undefined && { close }) } };
  },
  disputeMuster: (context) => allowedDispute('disputeMuster', context),
  disputeLinkedMuster: (context) => allowedDispute('disputeLinkedMuster', context),
  keepEmail: async ({ api }) => ({ body: { token: (await wayBack(api)).token } }),
  reportLogin: async ({ api }) => ({ body: { token: await loginReport(api) } }),
  reauthenticate: async (context) => ({
    token: await newSession(context, 'client'),
    body: { currentPassword: TEST_PASSWORD },
  }),
  changePassword: async (context, drawn) => ({
    token: await newSession(context, 'client'),
    body: { ...drawn, currentPassword: TEST_PASSWORD },
  }),
};

/** Creates the rows for a request with the generated fields, which must succeed. */
export async function validRequest(
  name: string,
  { path, access, body }: Definition,
  context: MatrixContext,
  drawn: Body,
): Promise<ValidRequest> {
  const prepare = preparations[name];
  if (prepare) return { path, ...(await prepare(context, drawn)) };
  const role = access === 'public' || access === 'session' ? 'client' : access;
  const attempt = await allowedRequest(name, context, role);
  const fields = { ...only(drawn, (field) => !CONTEXT_FIELDS.test(field)) };
  const given = only((attempt.body ?? {}) as Body, (field) => CONTEXT_FIELDS.test(field));
  return { ...attempt, body: body && { ...fields, ...given } };
}
