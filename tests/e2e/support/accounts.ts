import { randomUUID } from 'node:crypto';
import type { Role, SignupRole } from '@prahari/contract/roles';
import { inDays } from './days.ts';
import type { Site } from './test.ts';

export interface Account {
  role: Role;
  name: string;
  email: string;
  phone: string;
  password: string;
}

const GIVEN = ['Asha', 'Meenakshi', 'Dattatray', 'Farhan', 'Gurpreet', 'Lakshmi', 'Imran', 'Savitri'];
const FAMILY = ['Kulkarni', 'Raghunathan', 'Pawar', 'Khan', 'Sandhu', 'Iyer', 'Shaikh', 'Deshpande'];

/** Account data that no other test uses. */
export function uniqueAccount(role: SignupRole): Account {
  const id = randomUUID().slice(0, 8);
  const pick = (names: string[]) => names[Number.parseInt(id.slice(0, 4), 16) % names.length] ?? '';
  return {
    role,
    name: `${pick(GIVEN)} ${pick(FAMILY)} ${id}`,
    email: `${role}.${id}@example.com`,
    phone: '+91 98765 43210',
    password: `lantern ${id} at dusk`,
  };
}

export interface ApiClient {
  call: (method: string, path: string, body?: unknown) => Promise<unknown>;
  token: string;
}

async function send(
  site: Pick<Site, 'url'>,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<unknown> {
  const response = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`);
  return reply;
}

/** Logs in over HTTP to prepare test data. */
export async function apiClient(
  site: Pick<Site, 'url'>,
  { email, password, role }: Pick<Account, 'email' | 'password' | 'role'>,
): Promise<ApiClient> {
  const { token } = (await send(site, 'POST', '/auth/login', { email, password, role })) as { token: string };
  return { token, call: (method, path, body) => send(site, method, path, body, token) };
}

const officeSessions = new WeakMap<Site, ApiClient>();

const isAlive = ({ call }: ApiClient): Promise<boolean> =>
  call('GET', '/auth/status').then(
    () => true,
    () => false,
  );

/** The office's session over HTTP. It is kept, because a login costs a password hash, until a test ends it. */
export async function adminApiClient(site: Site): Promise<ApiClient> {
  const existing = officeSessions.get(site);
  if (existing && (await isAlive(existing))) return existing;
  const client = await apiClient(site, site.admin);
  officeSessions.set(site, client);
  return client;
}

/** Signs up and verifies an account over HTTP with the mailed code. */
export async function newAccount(site: Site, role: SignupRole): Promise<Account> {
  const account = uniqueAccount(role);
  await send(site, 'POST', '/auth/register', { ...account, confirmPassword: account.password });
  await send(site, 'POST', '/auth/verify-otp', {
    email: account.email,
    otp: await site.mailbox.code(account.email),
  });
  return account;
}

const request = {
  serviceType: 'NIGHT_SHIFT',
  location: 'Nashik',
  startDate: inDays(8),
  endDate: '2099-12-31',
  numberOfGuards: 1,
  additionalDetails: '',
};

/** Sends a client's request, with `changed` parts. */
export async function requestGuards(
  site: Site,
  client: Account,
  changed: Partial<typeof request> = {},
): Promise<void> {
  await (await apiClient(site, client)).call('POST', '/client/submit-application', {
    ...request,
    ...changed,
  });
}

/** Sends a guard's application, with `words` in all its texts if given. */
export async function applyForJob(site: Site, guard: Account, words?: string): Promise<void> {
  await (await apiClient(site, guard)).call('POST', '/security/application/submit', {
    fullName: words ?? guard.name,
    dateOfBirth: '1994-03-08',
    address: words ?? 'Lane 4, Kothrud, Pune',
    phoneNumber: guard.phone,
    experience: 6,
    qualifications: words ?? 'Fire safety, First aid',
    documents: [],
    ...(words && { previousEmployer: words, additionalDetails: words }),
  });
}

interface Row {
  _id: string;
  user: { email: string };
}
const rowOf = (list: unknown, email: string): Row => {
  const rows = (Array.isArray(list) ? list : (list as { data: Row[] }).data) as Row[];
  const row = rows.find((one) => one.user.email === email);
  if (!row) throw new Error(`No row for ${email}`);
  return row;
};

/** A client whose request was approved. */
export async function approvedClient(site: Site): Promise<Account & { clientId: string }> {
  const account = await newAccount(site, 'client');
  const admin = await adminApiClient(site);
  await requestGuards(site, account, { location: '14 Prabhat Road, Pune', numberOfGuards: 2 });
  const { _id } = rowOf(await admin.call('GET', '/admin/applications'), account.email);
  await admin.call('POST', '/admin/accept-application', { applicationId: _id, status: 'approved' });
  return { ...account, clientId: rowOf(await admin.call('GET', '/admin/clients'), account.email)._id };
}

/** A guard whose application was accepted. */
export async function acceptedGuard(site: Site): Promise<Account & { guardId: string }> {
  const account = await newAccount(site, 'security');
  const admin = await adminApiClient(site);
  await applyForJob(site, account);
  const { _id } = rowOf(await admin.call('GET', '/admin/security-applications'), account.email);
  await admin.call('POST', '/admin/accept-security-application', { applicationId: _id });
  return { ...account, guardId: rowOf(await admin.call('GET', '/admin/guards'), account.email)._id };
}

export async function assignGuard(site: Site, guardId: string, clientId: string): Promise<void> {
  const admin = await adminApiClient(site);
  await admin.call('POST', '/admin/assign-guard', {
    guardId,
    clientId,
    startDate: '2026-11-12',
    endDate: '2030-12-31',
    shift: 'night',
    location: { street: '14 Prabhat Road, Lane 9', city: 'Pune', state: 'Maharashtra', zipCode: '411004' },
  });
}

/** Generates a bill of ₹1,24,000.50 and returns its number. */
export async function generateBill(site: Site, clientId: string): Promise<string> {
  const admin = await adminApiClient(site);
  const reply = await admin.call('POST', '/admin/generate-bill', {
    clientId,
    amount: 124_000.5,
    dueDate: '2099-12-05',
    description: 'Two guards, night shift',
    driveLink: 'https://drive.example/bill',
  });
  return (reply as { data: { billNumber: string } }).data.billNumber;
}
