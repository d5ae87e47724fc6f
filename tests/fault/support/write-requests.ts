import { billFor, clientRequest, posting } from '../../../packages/api/src/testing/company.ts';
import type { Fact } from './acknowledged-writes.ts';
import type { Answer } from './http-client.ts';
import type { Party } from './seed-company.ts';
import type { Step } from './writer.ts';

/** Takes the id of what a step made. */
export type Take = (answer: Answer) => string;

/** A change of a row that is there. `whenRepeated` answers the same call a second time. */
const change = (
  ask: Pick<Step, 'method' | 'path' | 'token' | 'body'>,
  fact: Fact,
  whenRepeated?: number,
): Step => ({
  ...ask,
  makes: () => [fact],
  mayMake: fact,
  ...(whenRepeated !== undefined && { whenRepeated }),
});

export const assign = (token: string, guard: Party, client: Party, mark: string, take: Take): Step => ({
  method: 'POST',
  path: '/admin/assign-guard',
  token,
  key: `assignment-${mark}`,
  body: posting(guard.id, client.id, {
    location: { street: mark, city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' },
  }),
  makes: (answer) => {
    const holds = { guard_id: guard.id, client_id: client.id, street: mark, status: 'active' as const };
    return [{ table: 'assignments', id: take(answer), holds }];
  },
});

export const say = (guard: Party, assignmentId: string, status: 'onBreak' | 'completed'): Step =>
  change(
    {
      method: 'PUT',
      path: '/security/update-assignment',
      token: guard.token,
      body: { assignmentId, status },
    },
    { table: 'assignments', id: assignmentId, holds: { status } },
    409,
  );

export const withdraw = (token: string, guard: Party, client: Party, assignmentId: string): Step =>
  change(
    {
      method: 'POST',
      path: '/admin/withdraw-guard',
      token,
      body: { guardId: guard.id, clientId: client.id, assignmentId },
    },
    { table: 'assignments', id: assignmentId, holds: { status: 'completed' } },
    404,
  );

export const bill = (token: string, client: Party, mark: string, take: Take): Step => ({
  method: 'POST',
  path: '/admin/generate-bill',
  token,
  key: `bill-${mark}`,
  body: billFor(client.id, { description: mark }),
  makes: (answer) => {
    const holds = { number: answer.body.data?.billNumber ?? '', description: mark, amount_paise: 123_456 };
    return [{ table: 'bills', id: take(answer), holds }];
  },
});

export const pay = (token: string, billId: string): Step =>
  change(
    { method: 'POST', path: '/admin/bills/mark-paid', token, body: { billId } },
    { table: 'bills', id: billId, holds: {}, filled: ['paid_at'] },
  );

export const remove = (token: string, billId: string): Step =>
  change(
    { method: 'POST', path: '/admin/bills/delete', token, body: { billId } },
    { table: 'bills', id: billId, holds: {}, filled: ['deleted_at'] },
    404,
  );

export const request = (client: Party, mark: string, take: Take): Step => ({
  method: 'POST',
  path: '/client/submit-application',
  token: client.token,
  key: `request-${mark}`,
  body: clientRequest({ additionalDetails: mark }),
  makes: (answer) => {
    const holds = { additional_details: mark, status: 'pending' as const };
    return [{ table: 'client_applications', id: take(answer), holds }];
  },
});

export const respond = (token: string, applicationId: string, status: 'approved' | 'rejected'): Step =>
  change(
    { method: 'POST', path: '/admin/accept-application', token, body: { applicationId, status } },
    { table: 'client_applications', id: applicationId, holds: { status } },
    409,
  );

/** An account is asked for, and its code mailed. */
export const signup = (address: string): Step => ({
  method: 'POST',
  path: '/auth/register',
  body: {
    name: 'Asha Rao',
    email: address,
    password: 'a lamp at the gate',
    confirmPassword: 'a lamp at the gate',
    role: 'client',
    phone: '+91 98765 43210',
  },
  makes: () => [{ table: 'registrations', id: address, holds: { email: address } }],
});
