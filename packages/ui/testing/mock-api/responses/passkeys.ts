import { wrongPassword } from '@prahari/contract/auth';
import { passkeyNotFound } from '@prahari/contract/passkeys';
import {
  addPasskey,
  type CreationOptions,
  listPasskeys,
  type Passkey,
  passkeyLogin,
  passkeyReauthentication,
  type RequestOptions,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
  startPasskeyReauthentication,
} from '@prahari/contract/passkeys.schemas';

import { daysAgo } from '../dates.ts';
import { idOf } from '../ids.ts';
import { refusal } from '../refusal.ts';
import { dataReply, messageReply, type Responder, responder } from '../response.ts';
import type { Account, MockState } from '../state.ts';
import { tokenOf } from './auth.ts';

const CHALLENGE = 'bW9jay1hcGktY2hhbGxlbmdl';

const passkeysOf = (state: MockState, { id }: { id: string }): Passkey[] => state.passkeys.get(id) ?? [];

/** Gives an account a passkey. */
export function withPasskey(state: MockState, accountId: string): MockState {
  const passkey = {
    _id: idOf('passkey', 1),
    name: 'Chrome on Android',
    createdAt: daysAgo(30),
    lastUsedAt: daysAgo(1),
  };
  state.passkeys.set(accountId, [passkey]);
  return state;
}

const creationOptions = ({ id, email, name }: Account): CreationOptions => ({
  rp: { id: 'localhost', name: 'Prahari' },
  user: { id: id.replaceAll('-', ''), name: email, displayName: name },
  challenge: CHALLENGE,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
});

const requestOptions: RequestOptions = {
  rpId: 'localhost',
  challenge: CHALLENGE,
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};

function found(state: MockState, me: Account, passkeyId: string): Passkey {
  const passkey = passkeysOf(state, me).find(({ _id }) => _id === passkeyId);
  if (!passkey) throw refusal(passkeyNotFound);
  return passkey;
}

/** Any credential is accepted, because a story has no authenticator that could be wrong. */
export const passkeyResponses: Record<string, Responder> = {
  listPasskeys: responder(listPasskeys, ({ state, me }) => dataReply(passkeysOf(state, me))),
  startPasskey: responder(startPasskey, ({ me, body: { currentPassword } }) => {
    if (me.password !== currentPassword) throw refusal(wrongPassword);
    return dataReply(creationOptions(me));
  }),
  addPasskey: responder(addPasskey, ({ state, me, body: { name } }) => {
    const own = passkeysOf(state, me);
    const _id = idOf('passkey', own.length + 1);
    const passkey = { _id, name, createdAt: daysAgo(0), lastUsedAt: null };
    state.passkeys.set(me.id, [...own, passkey]);
    return dataReply(passkey);
  }),
  renamePasskey: responder(renamePasskey, ({ state, me, body: { passkeyId, name } }) => {
    const passkey = found(state, me, passkeyId);
    passkey.name = name;
    return dataReply(passkey);
  }),
  removePasskey: responder(removePasskey, ({ state, me, body: { passkeyId, currentPassword } }) => {
    if (me.password !== currentPassword) throw refusal(wrongPassword);
    const { _id } = found(state, me, passkeyId);
    state.passkeys.set(
      me.id,
      passkeysOf(state, me).filter((one) => one._id !== _id),
    );
    return messageReply('Passkey removed. Your other sessions have ended.');
  }),
  startPasskeyLogin: responder(startPasskeyLogin, () => dataReply(requestOptions)),
  passkeyLogin: responder(passkeyLogin, ({ state, body: { role } }) => {
    const account = state.accounts.find((one) => one.role === role);
    if (!account) throw refusal(passkeyLogin.refusals[0]);
    const { id, name, email } = account;
    return { success: true, token: tokenOf(account), role, user: { id, name, email } };
  }),
  startPasskeyReauthentication: responder(startPasskeyReauthentication, () => dataReply(requestOptions)),
  passkeyReauthentication: responder(passkeyReauthentication, () => messageReply('Passkey confirmed')),
};
