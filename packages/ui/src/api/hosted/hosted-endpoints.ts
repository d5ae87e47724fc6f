import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  listClientApplications,
  listSecurityApplications,
  respondToClientApplication,
  submitClientApplication,
  submitSecurityApplication,
} from '@prahari/contract/applications';
import { assignGuard, setAssignmentStatus, withdrawGuard } from '@prahari/contract/assignments';
import { forgotPassword, register, resendOtp, resetPassword, verifyOtp } from '@prahari/contract/auth';
import { deleteBill, generateBill, listBills, listOwnBills, markBillPaid } from '@prahari/contract/bills';
import { getClient, getClientProfile, listClients } from '@prahari/contract/clients';
import type { BodyOf, EndpointSpec } from '@prahari/contract/endpoint';
import { getGuardProfile, listGuards } from '@prahari/contract/guards';
import { login } from '@prahari/contract/sessions';
import { endpointMap, isEndpoint } from './endpoint-map.ts';

type FieldOf<E> = keyof NonNullable<BodyOf<E>> & string;

/** A call of SPEC section 7 with the fields of its payload. */
const has = <E extends EndpointSpec>(endpoint: E, ...fields: FieldOf<E>[]) => [endpoint, fields] as const;

/**
 * The calls of the hosted API: those of SPEC section 7, and the latest application of a guard. The adapter sends no other call and
 * no other field, and screens leave out what needs one. `GET /auth/status` is not among them, because SPEC shows no use of it and servers of that age lack it.
 */
export const hostedEndpoints = endpointMap<readonly string[]>([
  has(register, 'name', 'email', 'password', 'confirmPassword', 'role', 'phone'),
  has(login, 'email', 'password', 'role'),
  has(verifyOtp, 'email', 'otp'),
  has(resendOtp, 'email'),
  has(forgotPassword, 'email'),
  has(resetPassword, 'email', 'otp', 'newPassword'),

  has(listGuards),
  has(listClients),
  has(assignGuard, 'guardId', 'clientId', 'startDate', 'endDate', 'shift', 'location'),
  has(withdrawGuard, 'clientId', 'guardId'),
  has(listBills),
  has(markBillPaid, 'billId'),
  has(deleteBill, 'billId'),
  has(generateBill, 'clientId', 'amount', 'dueDate', 'description', 'driveLink'),
  has(listClientApplications),
  has(respondToClientApplication, 'applicationId', 'status'),
  has(listSecurityApplications),
  has(acceptSecurityApplication, 'applicationId'),
  has(declineSecurityApplication, 'applicationId'),

  has(getClientProfile),
  has(
    submitClientApplication,
    'serviceType',
    'location',
    'startDate',
    'endDate',
    'numberOfGuards',
    'additionalDetails',
  ),
  has(listOwnBills),

  has(getGuardProfile),
  has(setAssignmentStatus, 'assignmentId', 'status'),
  has(latestSecurityApplication),
  has(
    submitSecurityApplication,
    'fullName',
    'dateOfBirth',
    'address',
    'phoneNumber',
    'experience',
    'qualifications',
    'previousEmployer',
    'documents',
    'additionalDetails',
  ),
]);

/** True if the hosted API has the endpoint. The adapter answers for one client from the list. */
export function offers(endpoint: EndpointSpec, field?: string): boolean {
  const fields = hostedEndpoints.get(endpoint);
  if (field !== undefined) return fields?.includes(field) ?? false;
  return fields !== undefined || isEndpoint(endpoint, getClient);
}
