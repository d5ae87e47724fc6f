import type { Role } from '@prahari/contract';
import type { Definition } from '@prahari/contract/definition';
import { TEST_PASSWORD } from '../testing/api.ts';
import { codeFor } from '../testing/mailbox.ts';
import { type MatrixContext, newSession } from '../testing/matrix/rule.ts';
import { rules } from '../testing/matrix/rules.ts';

export type Body = Record<string, unknown>;

/** A call that must succeed. */
export interface ValidRequest {
  token?: string | undefined;
  /** Below `/api`, parameters filled in. */
  path: string;
  body: Body | undefined;
}

/** Fields that only the world can fill: which rows there are, which password and code are right. */
const CONTEXT_FIELDS = /Id$|^currentPassword$|^totp$/;

const only = (body: Body, keep: (field: string) => boolean): Body =>
  Object.fromEntries(Object.entries(body).filter(([field]) => keep(field)));

let emails = 0;
/** Nobody else's: in front of what was drawn, behind its spaces. */
const ownEmail = (drawn: unknown): string => {
  emails += 1;
  return String(drawn).replace(/^\s*/, (space) => `${space}f${emails}.`);
};

/** As it is stored, and where codes are mailed to. */
export const storedEmail = (sent: unknown): string => String(sent).trim().toLowerCase();

const must = (status: number, wanted: number, body: unknown): void => {
  if (status !== wanted) throw new Error(`${status}: ${JSON.stringify(body)}`);
};

const SIGNUP = { name: 'Asha', password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, phone: '12345' };

type Prepare = (world: MatrixContext, drawn: Body) => Promise<{ token?: string; body: Body }>;

const toOwnEmail: Prepare = async (_, drawn) => ({ body: { ...drawn, email: ownEmail(drawn.email) } });

/** Where the matrix knows no call that does its work, because anyone may make one. */
const preparations: Record<string, Prepare> = {
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
  resetPassword: async ({ api }, drawn) => {
    const email = ownEmail(drawn.email);
    await api.signIn('client', { email: storedEmail(email) });
    const { status, body } = await api.post('/auth/forgot-password', { email });
    must(status, 200, body);
    return { body: { ...drawn, email, otp: await codeFor(api.db, storedEmail(email)) } };
  },
  changePassword: async (world, drawn) => ({
    token: await newSession(world, 'client'),
    body: { ...drawn, currentPassword: TEST_PASSWORD },
  }),
};

/** A call of an endpoint with what was drawn for its fields, in a world where it can do its work. */
export async function validRequest(
  name: string,
  { path, access, body }: Definition,
  world: MatrixContext,
  drawn: Body,
): Promise<ValidRequest> {
  const prepare = preparations[name];
  if (prepare) return { path, ...(await prepare(world, drawn)) };
  const role = access === 'public' || access === 'session' ? 'client' : access;
  const attempt = await rules[name]?.allowed(world, role);
  if (!attempt) throw new Error(`${name} has no rule in testing/matrix`);
  const fields = { ...only(drawn, (field) => !CONTEXT_FIELDS.test(field)) };
  const given = only((attempt.body ?? {}) as Body, (field) => CONTEXT_FIELDS.test(field));
  return { ...attempt, body: body && { ...fields, ...given } };
}
