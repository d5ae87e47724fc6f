import {
  acceptSecurityApplication,
  declineSecurityApplication,
  latestSecurityApplication,
  listClientApplications,
  listOwnApplications,
  listSecurityApplications,
  respondToClientApplication,
  submitClientApplication,
  submitSecurityApplication,
} from '@prahari/contract/applications';
import { pendingApplication } from '../../../src/features/job-applications/job-applications.samples.ts';
import { pendingRequest } from '../../../src/features/requests/requests.samples.ts';
import type { MockData } from '../data.ts';
import { change, changeRow, dataReply, list, reply } from '../reply.ts';

export const applicationHandlers = ({ clientApplications, securityApplications }: MockData) => [
  list(listClientApplications, clientApplications),
  list(listOwnApplications, clientApplications),
  reply(submitClientApplication, ({ body: { additionalDetails = '', ...fields }, me }) => {
    const _id = `request-${clientApplications.length}`;
    const sent = { ...pendingRequest, ...fields, additionalDetails, _id, user: me };
    clientApplications.push(sent);
    return dataReply(sent);
  }),
  reply(respondToClientApplication, ({ body: { applicationId, status } }) =>
    changeRow(clientApplications, applicationId, { status }),
  ),

  list(listSecurityApplications, securityApplications),
  reply(latestSecurityApplication, () => {
    const latest = securityApplications.at(-1);
    return latest && dataReply(latest);
  }),
  reply(submitSecurityApplication, ({ body: { fullName }, me }) => {
    const _id = `job-application-${securityApplications.length}`;
    const sent = { ...pendingApplication, fullName, _id, user: me };
    securityApplications.push(sent);
    return dataReply(sent);
  }),
  change(acceptSecurityApplication, securityApplications, 'applicationId', { status: 'accepted' }),
  change(declineSecurityApplication, securityApplications, 'applicationId', { status: 'rejected' }),
];
