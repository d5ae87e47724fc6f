import * as z from 'zod/mini';
import { accountDisabled, invalidCredentials, tooManyTries, wrongPassword } from '../auth/refusals.ts';
import { loginReply } from '../auth/schemas.ts';
import { dataReply, define, messageReply } from '../definition.ts';
import { wrongCode } from '../second-factor/refusals.ts';
import * as endpoints from './endpoints.ts';
import {
  passkeyKnown,
  passkeyNeeded,
  passkeyNotAccepted,
  passkeyNotFound,
  tooManyPasskeys,
} from './refusals.ts';
import {
  addPasskeyBody,
  creationOptions,
  passkey,
  passkeyLoginBody,
  passkeyReauthenticationBody,
  removePasskeyBody,
  renamePasskeyBody,
  requestOptions,
  startPasskeyBody,
} from './schemas.ts';

export const listPasskeys = define(endpoints.listPasskeys, {
  summary: 'The caller’s own passkeys, oldest first.',
  reply: dataReply(z.array(passkey)),
});

export const startPasskey = define(endpoints.startPasskey, {
  summary:
    'Options to create a passkey with (WebAuthn). Needs the password and, of an admin with two-step login, a code. The challenge is valid for this session, once, for 5 minutes.',
  body: startPasskeyBody,
  reply: dataReply(creationOptions),
  refusals: [wrongPassword, wrongCode, passkeyNeeded, tooManyPasskeys, tooManyTries],
  hashes: true,
});

export const addPasskey = define(endpoints.addPasskey, {
  summary: 'Add the passkey that was created with the options; mails a notice.',
  body: addPasskeyBody,
  reply: dataReply(passkey),
  refusals: [passkeyNotAccepted, passkeyKnown, tooManyPasskeys],
});

export const renamePasskey = define(endpoints.renamePasskey, {
  summary: 'Rename one of the caller’s passkeys.',
  body: renamePasskeyBody,
  reply: dataReply(passkey),
  refusals: [passkeyNotFound],
});

export const removePasskey = define(endpoints.removePasskey, {
  summary:
    'Remove one of the caller’s passkeys; mails a notice. Needs the password and, of an admin with two-step login, a code.',
  body: removePasskeyBody,
  reply: messageReply,
  refusals: [wrongPassword, wrongCode, passkeyNeeded, passkeyNotFound, tooManyTries],
  hashes: true,
});

export const startPasskeyLogin = define(endpoints.startPasskeyLogin, {
  summary:
    'Options to log in with a passkey, the same for everybody. The challenge is valid once, for 5 minutes.',
  reply: dataReply(requestOptions),
});

export const passkeyLogin = define(endpoints.passkeyLogin, {
  summary:
    'Start a session with a passkey, which stands for password and second factor. `cookie` is as at login.',
  body: passkeyLoginBody,
  reply: loginReply,
  refusals: [passkeyNotAccepted, invalidCredentials, accountDisabled, tooManyTries],
});

export const startPasskeyReauthentication = define(endpoints.startPasskeyReauthentication, {
  summary:
    'Options to confirm with one of the caller’s passkeys. The challenge is valid for this session, once.',
  reply: dataReply(requestOptions),
});

export const passkeyReauthentication = define(endpoints.passkeyReauthentication, {
  summary: 'Confirm with a passkey instead of the password, which some calls need after 15 minutes.',
  body: passkeyReauthenticationBody,
  reply: messageReply,
  refusals: [passkeyNotAccepted, tooManyTries],
});
