import { tooManyTries, wrongPassword } from '../auth/refusals.ts';
import { dataReply, define, messageReply } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { secondFactorDisabled, secondFactorEnabled, secondFactorNotSetUp, wrongCode } from './refusals.ts';
import {
  disableSecondFactorBody,
  enableSecondFactorBody,
  recoveryCodes,
  secondFactor,
  secondFactorSecret,
} from './schemas.ts';

export const getSecondFactor = define(endpoints.getSecondFactor, {
  summary: 'Whether the calling admin has enabled a second factor.',
  reply: dataReply(secondFactor),
});

export const setUpSecondFactor = define(endpoints.setUpSecondFactor, {
  summary:
    'Create a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 s), without enabling it.',
  reply: dataReply(secondFactorSecret),
  refusals: [secondFactorEnabled],
});

export const enableSecondFactor = define(endpoints.enableSecondFactor, {
  summary:
    'Enable with a code of the app; ends the other sessions and returns ten recovery codes, only this once.',
  body: enableSecondFactorBody,
  reply: dataReply(recoveryCodes),
  refusals: [wrongPassword, wrongCode, secondFactorEnabled, secondFactorNotSetUp, tooManyTries],
  hashes: true,
});

export const disableSecondFactor = define(endpoints.disableSecondFactor, {
  summary: 'Disable with a code of the app or a recovery code; ends the other sessions.',
  body: disableSecondFactorBody,
  reply: messageReply,
  refusals: [wrongPassword, wrongCode, secondFactorDisabled, tooManyTries],
  hashes: true,
});
