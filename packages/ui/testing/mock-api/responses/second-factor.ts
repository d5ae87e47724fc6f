import { wrongPassword } from '@prahari/contract/auth';
import { reauthenticate } from '@prahari/contract/reauthentication.schemas';
import {
  codeNeeded,
  secondFactorDisabled,
  secondFactorEnabled,
  wrongCode,
} from '@prahari/contract/second-factor';
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  setUpSecondFactor,
} from '@prahari/contract/second-factor.schemas';
import { daysAgo } from '../dates.ts';
import { refusal } from '../refusal.ts';
import { dataReply, messageReply, type Responder, responder } from '../response.ts';
import { CODE } from '../sample-data/users.ts';
import type { Account } from '../state.ts';

const RECOVERY_CODES = Array.from({ length: 10 }, (_, n) => `gate-${n}7qk-lamp`);
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

function verifyProof(
  me: Account,
  { currentPassword, totp }: { currentPassword: string; totp: string },
): void {
  if (me.password !== currentPassword) throw refusal(wrongPassword);
  if (totp !== CODE && !RECOVERY_CODES.includes(totp)) throw refusal(wrongCode);
}

export const secondFactorResponses: Record<string, Responder> = {
  reauthenticate: responder(reauthenticate, ({ state, me, body: { currentPassword, totp } }) => {
    if (me.password !== currentPassword) throw refusal(wrongPassword);
    if (state.secondFactors.has(me.id) && totp !== CODE) throw refusal(totp ? wrongCode : codeNeeded);
    return messageReply('Password confirmed');
  }),
  getSecondFactor: responder(getSecondFactor, ({ state, me }) => {
    const factor = state.secondFactors.get(me.id);
    return dataReply(factor ? { on: true, ...factor } : { on: false });
  }),
  setUpSecondFactor: responder(setUpSecondFactor, ({ state, me }) => {
    if (state.secondFactors.has(me.id)) throw refusal(secondFactorEnabled);
    return dataReply({
      secret: SECRET,
      uri: `otpauth://totp/Prahari:${me.email}?secret=${SECRET}&issuer=Prahari`,
    });
  }),
  enableSecondFactor: responder(enableSecondFactor, ({ state, me, body }) => {
    if (state.secondFactors.has(me.id)) throw refusal(secondFactorEnabled);
    verifyProof(me, body);
    state.secondFactors.set(me.id, { since: daysAgo(0), recoveryCodesLeft: RECOVERY_CODES.length });
    return dataReply({ recoveryCodes: RECOVERY_CODES });
  }),
  disableSecondFactor: responder(disableSecondFactor, ({ state, me, body }) => {
    if (!state.secondFactors.has(me.id)) throw refusal(secondFactorDisabled);
    verifyProof(me, body);
    state.secondFactors.delete(me.id);
    return messageReply('Two-step login turned off');
  }),
};
