import {
  getSecondFactor,
  secondFactorIsOff,
  secondFactorIsOn,
  setUpSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
  wrongCode,
  wrongPassword,
} from '@prahari/contract';
import { type Answer, answer, data, done } from '../answer.ts';
import { daysAgo } from '../days.ts';
import { CODE } from '../people.ts';
import { refused } from '../refused.ts';
import type { Account } from '../state.ts';

const RECOVERY_CODES = Array.from({ length: 10 }, (_, n) => `gate-${n}7qk-lamp`);
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

function prove(me: Account, { currentPassword, totp }: { currentPassword: string; totp: string }): void {
  if (me.password !== currentPassword) throw refused(wrongPassword);
  if (totp !== CODE && !RECOVERY_CODES.includes(totp)) throw refused(wrongCode);
}

export const secondFactorAnswers: Record<string, Answer> = {
  getSecondFactor: answer(getSecondFactor, ({ world, me }) => {
    const factor = world.secondFactors.get(me.id);
    return data(factor ? { on: true, ...factor } : { on: false });
  }),
  setUpSecondFactor: answer(setUpSecondFactor, ({ world, me }) => {
    if (world.secondFactors.has(me.id)) throw refused(secondFactorIsOn);
    return data({
      secret: SECRET,
      uri: `otpauth://totp/Prahari:${me.email}?secret=${SECRET}&issuer=Prahari`,
    });
  }),
  switchOnSecondFactor: answer(switchOnSecondFactor, ({ world, me, body }) => {
    if (world.secondFactors.has(me.id)) throw refused(secondFactorIsOn);
    prove(me, body);
    world.secondFactors.set(me.id, { since: daysAgo(0), recoveryCodesLeft: RECOVERY_CODES.length });
    return data({ recoveryCodes: RECOVERY_CODES });
  }),
  switchOffSecondFactor: answer(switchOffSecondFactor, ({ world, me, body }) => {
    if (!world.secondFactors.has(me.id)) throw refused(secondFactorIsOff);
    prove(me, body);
    world.secondFactors.delete(me.id);
    return done('Switched off');
  }),
};
