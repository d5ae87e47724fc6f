import type { Role } from '@prahari/contract/roles';
import { expect } from 'vitest';
import { TEST_PASSWORD } from '../api.ts';
import { currentCode } from '../authenticator.ts';
import { type AccessRule, expectRefusal, type MatrixContext, newSession } from './rule.ts';

const PATH = '/auth/second-factor';

/** Creates a person with a pending second factor, and returns its secret. */
async function settingUp(
  { api }: MatrixContext,
  role: Role = 'client',
): Promise<{ token: string; secret: string }> {
  const token = await newSession({ api } as MatrixContext, role);
  const { body } = await api.post(`${PATH}/set-up`, {}, token);
  return { token, secret: body.data.secret };
}

async function enableSecondFactor(
  context: MatrixContext,
  role: Role = 'client',
): Promise<{ token: string; recoveryCode: string }> {
  const { token, secret } = await settingUp(context, role);
  const body = { currentPassword: TEST_PASSWORD, totp: currentCode(secret) };
  const { body: reply } = await context.api.post(`${PATH}/enable`, body, token);
  return { token, recoveryCode: reply.data.recoveryCodes[0] };
}

export const secondFactorRules: Record<string, AccessRule> = {
  getSecondFactor: {
    allowed: async (context, role) => ({ token: await newSession(context, role) }),
    otherPerson: async (context) => {
      await enableSecondFactor(context);
      return { expectReply: ({ body }) => expect(body.data).toEqual({ on: false }) };
    },
  },
  setUpSecondFactor: {
    allowed: async (context, role) => ({ token: await newSession(context, role) }),
    otherPerson: async (context) => {
      const { secret } = await settingUp(context);
      return { expectReply: ({ body }) => expect(body.data.secret).not.toBe(secret) };
    },
  },
  enableSecondFactor: {
    allowed: async (context, role) => {
      const { token, secret } = await settingUp(context, role);
      const body = { currentPassword: TEST_PASSWORD, totp: currentCode(secret) };
      return { token, body };
    },
    otherPerson: async (context) => {
      const { secret } = await settingUp(context);
      const body = { currentPassword: TEST_PASSWORD, totp: currentCode(secret) };
      return { body, expectReply: expectRefusal(409, 'auth.second_factor_not_set_up') };
    },
  },
  disableSecondFactor: {
    allowed: async (context, role) => {
      const { token, recoveryCode } = await enableSecondFactor(context, role);
      const body = { currentPassword: TEST_PASSWORD, totp: recoveryCode };
      return { token, body };
    },
    otherPerson: async (context) => {
      const { recoveryCode } = await enableSecondFactor(context);
      const { token } = await enableSecondFactor(context);
      const body = { currentPassword: TEST_PASSWORD, totp: recoveryCode };
      return { token, body, expectReply: expectRefusal(400, 'auth.wrong_code') };
    },
  },
};
