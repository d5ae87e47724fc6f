import { createApiToken, listApiTokens, revokeApiToken } from '@prahari/contract/api-tokens';
import { changePassword, listConsents, setConsent } from '@prahari/contract/auth';
import { listOwnDataRequests } from '@prahari/contract/data-requests';
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  listPasskeys,
  reauthenticate,
  setUpSecondFactor,
} from '@prahari/contract/factors';
import { endOtherSessions, endSession, listSessions } from '@prahari/contract/sessions';
import {
  apiTokenSecret,
  payrollToken,
  RECOVERY_CODES,
  SECRET,
  SECRET_URI,
} from '../../../src/features/my-account/my-account.samples.ts';
import type { MockData } from '../data.ts';
import { dataReply, messageReply, reply } from '../reply.ts';

export const accountHandlers = (data: MockData) => [
  reply(changePassword, messageReply('Password changed')),
  reply(reauthenticate, messageReply('Password confirmed')),
  reply(listSessions, () => dataReply(data.sessions)),
  reply(endSession, ({ id }) => {
    data.sessions = data.sessions.filter(({ _id }) => _id !== id);
    return messageReply('Session ended');
  }),
  reply(endOtherSessions, () => {
    data.sessions = data.sessions.filter(({ current }) => current);
    return messageReply('All other sessions ended');
  }),
  reply(getSecondFactor, () => dataReply(data.secondFactor)),
  reply(setUpSecondFactor, dataReply({ secret: SECRET, uri: SECRET_URI })),
  reply(enableSecondFactor, () => {
    data.secondFactor = { on: true, since: new Date().toISOString(), recoveryCodesLeft: 10 };
    return dataReply({ recoveryCodes: RECOVERY_CODES });
  }),
  reply(disableSecondFactor, () => {
    data.secondFactor = { on: false };
    return messageReply('Two-step login turned off');
  }),
  reply(listPasskeys, dataReply([])),
  reply(listApiTokens, () => dataReply(data.apiTokens)),
  reply(createApiToken, ({ body }) => {
    const apiToken = { ...payrollToken, ...body, _id: 'token-new', lastUsedAt: null, lastUsedFrom: null };
    data.apiTokens = [apiToken, ...data.apiTokens];
    return dataReply({ token: apiTokenSecret, apiToken });
  }),
  reply(revokeApiToken, ({ body: { tokenId } }) => {
    data.apiTokens = data.apiTokens.filter(({ _id }) => _id !== tokenId);
    return messageReply('API token revoked');
  }),
  reply(listConsents, () => dataReply(data.consents)),
  reply(setConsent, ({ body: { purpose, isGiven } }) => {
    data.consents = data.consents.map((one) => (one.purpose === purpose ? { ...one, isGiven } : one));
    return dataReply(data.consents);
  }),
  reply(listOwnDataRequests, dataReply([])),
];
