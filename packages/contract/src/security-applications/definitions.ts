import {
  applicationChanged,
  applicationNotAnswered,
  applicationNotFound,
  applicationNotPending,
} from '../client-applications/refusals.ts';
import { dataReply, define, defineList, undoableReply } from '../definition.ts';
import { somethingFollowed } from '../undo/refusals.ts';
import { updateSecurityApplication as changeEndpoint } from './change-endpoints.ts';
import * as endpoints from './endpoints.ts';
import * as office from './office-endpoints.ts';
import { alreadyGuard, applicantIsGuard, applicationPending } from './refusals.ts';
import {
  acceptSecurityApplicationBody,
  applicationIdBody,
  declineSecurityApplicationBody,
  securityApplication,
  securityApplicationBody,
  updateSecurityApplicationBody,
} from './schemas.ts';

const refusals = [applicationNotFound, applicationNotPending, applicationChanged] as const;

export const listSecurityApplications = defineList(office.listSecurityApplications, {
  summary: 'All guards’ job applications.',
  row: securityApplication,
});

export const acceptSecurityApplication = define(office.acceptSecurityApplication, {
  summary:
    'Accept a pending job application, which creates an available guard. With `version`, only what was read is answered.',
  body: acceptSecurityApplicationBody,
  reply: undoableReply(securityApplication),
  refusals: [...refusals, applicantIsGuard],
});

export const declineSecurityApplication = define(office.declineSecurityApplication, {
  summary: 'Decline a pending job application. The applicant gets a mail, with the reason if one is given.',
  body: declineSecurityApplicationBody,
  reply: undoableReply(securityApplication),
  refusals,
});

export const reopenSecurityApplication = define(office.reopenSecurityApplication, {
  summary:
    'Reopen an answered job application where nothing followed; an applicant who was told of a refusal gets a mail. The guard that accepting created is removed again.',
  body: applicationIdBody,
  reply: dataReply(securityApplication),
  refusals: [applicationNotFound, applicationNotAnswered, somethingFollowed],
});

export const submitSecurityApplication = define(endpoints.submitSecurityApplication, {
  summary: 'Apply for a job.',
  body: securityApplicationBody,
  reply: dataReply(securityApplication),
  refusals: [applicationPending, alreadyGuard],
});

export const updateSecurityApplication = define(changeEndpoint, {
  summary: 'Change the caller’s own application while it is pending: all its fields.',
  body: updateSecurityApplicationBody,
  reply: dataReply(securityApplication),
  refusals: [applicationNotFound, applicationNotPending],
});

export const latestSecurityApplication = define(endpoints.latestSecurityApplication, {
  summary: 'The guard’s latest application.',
  reply: dataReply(securityApplication),
  refusals: [applicationNotFound],
});
