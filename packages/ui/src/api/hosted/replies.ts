import { assignGuard, setAssignmentStatus } from '@prahari/contract/assignments';
import { authStatus, login } from '@prahari/contract/auth';
import { generateBill, markBillPaid } from '@prahari/contract/bills';
import { getClientProfile } from '@prahari/contract/clients';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import { getGuardProfile } from '@prahari/contract/guards';
import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  submitSecurityApplication,
} from '@prahari/contract/job-applications';
import { respondToClientApplication, submitClientApplication } from '@prahari/contract/requests';
import { toAssignment } from './assignments.ts';
import { toLoginReply, toStatusReply } from './auth.ts';
import { toBill } from './bills.ts';
import { toClientApplication } from './client-applications.ts';
import { toClientProfileReply } from './clients.ts';
import { endpointMap } from './endpoint-map.ts';
import { toGuardProfileReply, toUpdatedAssignment } from './guards.ts';
import { bills, clientApplications, securityApplications } from './lists.ts';
import { asRaw, dataOf, type Raw } from './read.ts';
import { toLatestApplicationReply, toSecurityApplication } from './security-applications.ts';

type Reader = (reply: unknown, sent: Raw) => unknown;

/** Merges the reply of a write, which may lack the row (SPEC section 7), with the known row. */
const rowOf =
  (toRow: (raw: unknown) => unknown, known: (sent: Raw) => object | undefined): Reader =>
  (reply, sent) => ({
    success: true,
    data: toRow({ ...known(sent), ...asRaw(asRaw(reply).data) }),
  });

const answered = (status: string): Reader =>
  rowOf(toSecurityApplication, ({ applicationId }) => ({
    ...securityApplications.find(applicationId),
    status,
  }));

const readers = endpointMap<Reader>([
  [login, toLoginReply],
  [authStatus, toStatusReply],
  [getGuardProfile, toGuardProfileReply],
  [getClientProfile, toClientProfileReply],
  [latestSecurityApplication, toLatestApplicationReply],
  [
    assignGuard,
    rowOf(toAssignment, ({ guardId, clientId, ...rest }) => ({ ...rest, guard: guardId, client: clientId })),
  ],
  [generateBill, rowOf(toBill, ({ clientId, ...rest }) => ({ ...rest, client: clientId }))],
  [markBillPaid, rowOf(toBill, ({ billId }) => ({ ...bills.find(billId), status: 'paid' }))],
  [
    respondToClientApplication,
    rowOf(toClientApplication, ({ applicationId, status }) => ({
      ...clientApplications.find(applicationId),
      status,
    })),
  ],
  [acceptSecurityApplication, answered('accepted')],
  [declineSecurityApplication, answered('rejected')],
  [submitClientApplication, rowOf(toClientApplication, (sent) => sent)],
  [submitSecurityApplication, rowOf(toSecurityApplication, (sent) => sent)],
  [
    setAssignmentStatus,
    (reply, { status }) => ({ success: true, data: toUpdatedAssignment(dataOf(reply), status) }),
  ],
]);

/** Converts a reply to the contract's shape; without a converter, adds `success: true`. */
export const readReply = (endpoint: EndpointSpec, reply: unknown, sent: Raw): unknown =>
  readers.get(endpoint)?.(reply, sent) ?? { ...asRaw(reply), success: true };
