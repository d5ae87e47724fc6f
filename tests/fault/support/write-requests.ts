import {
  assignGuardBody,
  clientApplicationBody,
  generateBillBody,
} from '../../../packages/api/testing/company.ts';
import type { RowState } from './acknowledged-writes.ts';
import type { HttpReply } from './http-client.ts';
import type { Party } from './seed-company.ts';
import type { WriteStep } from './writer.ts';

/** Reads the id of the created row. */
export type TakeId = (reply: HttpReply) => string;

const updateStep = (
  call: Pick<WriteStep, 'method' | 'path' | 'token' | 'body'>,
  row: RowState,
  repeatStatus?: number,
): WriteStep => ({
  ...call,
  resultingRows: () => [row],
  possibleRow: row,
  ...(repeatStatus !== undefined && { repeatStatus }),
});

export const assignGuard = (
  token: string,
  guard: Party,
  client: Party,
  marker: string,
  takeId: TakeId,
): WriteStep => ({
  method: 'POST',
  path: '/admin/assign-guard',
  token,
  key: `assignment-${marker}`,
  body: assignGuardBody(guard.id, client.id, {
    location: { street: marker, city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' },
  }),
  resultingRows: (reply) => {
    const values = { guard_id: guard.id, client_id: client.id, street: marker, status: 'active' as const };
    return [{ table: 'assignments', id: takeId(reply), values }];
  },
});

export const setAssignmentStatus = (
  guard: Party,
  assignmentId: string,
  status: 'onBreak' | 'completed',
): WriteStep =>
  updateStep(
    {
      method: 'PUT',
      path: '/security/update-assignment',
      token: guard.token,
      body: { assignmentId, status },
    },
    { table: 'assignments', id: assignmentId, values: { status } },
    409,
  );

export const withdrawGuard = (token: string, guard: Party, client: Party, assignmentId: string): WriteStep =>
  updateStep(
    {
      method: 'POST',
      path: '/admin/withdraw-guard',
      token,
      body: { guardId: guard.id, clientId: client.id, assignmentId },
    },
    { table: 'assignments', id: assignmentId, values: { status: 'completed' } },
    404,
  );

export const generateBill = (token: string, client: Party, marker: string, takeId: TakeId): WriteStep => ({
  method: 'POST',
  path: '/admin/generate-bill',
  token,
  key: `bill-${marker}`,
  body: generateBillBody(client.id, { description: marker }),
  resultingRows: (reply) => {
    const values = { number: reply.body.data?.billNumber ?? '', description: marker, amount_paise: 123_456 };
    return [{ table: 'bills', id: takeId(reply), values }];
  },
});

export const markBillPaid = (token: string, billId: string): WriteStep =>
  updateStep(
    { method: 'POST', path: '/admin/bills/mark-paid', token, body: { billId } },
    { table: 'bills', id: billId, values: {}, notNull: ['paid_at'] },
  );

export const deleteBill = (token: string, billId: string): WriteStep =>
  updateStep(
    { method: 'POST', path: '/admin/bills/delete', token, body: { billId } },
    { table: 'bills', id: billId, values: {}, notNull: ['deleted_at'] },
    404,
  );

export const submitClientRequest = (client: Party, marker: string, takeId: TakeId): WriteStep => ({
  method: 'POST',
  path: '/client/submit-application',
  token: client.token,
  key: `request-${marker}`,
  body: clientApplicationBody({ additionalDetails: marker }),
  resultingRows: (reply) => {
    const values = { additional_details: marker, status: 'pending' as const };
    return [{ table: 'client_applications', id: takeId(reply), values }];
  },
});

export const respondToClientRequest = (
  token: string,
  applicationId: string,
  status: 'approved' | 'rejected',
): WriteStep =>
  updateStep(
    { method: 'POST', path: '/admin/accept-application', token, body: { applicationId, status } },
    { table: 'client_applications', id: applicationId, values: { status } },
    409,
  );

export const register = (address: string): WriteStep => ({
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
  resultingRows: () => [{ table: 'registrations', id: address, values: { email: address } }],
});
