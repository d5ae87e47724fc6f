import { expect } from 'vitest';
import { createApiToken } from '../api-tokens.ts';
import { daysFromToday } from '../company.ts';
import { type AccessRule, expectRefusal, newSession } from './rule.ts';

export const apiTokenRules: Record<string, AccessRule> = {
  listApiTokens: {
    otherPerson: async (context) => {
      await createApiToken(context.api, await newSession(context, 'admin'));
      return { expectReply: ({ body }) => expect(body.data).toEqual([]) };
    },
  },
  createApiToken: {
    // An admin can have few of them.
    allowed: async (context) => ({
      token: await newSession(context, 'admin'),
      body: { name: 'Payroll', scopes: ['guards:read'], validUntil: daysFromToday(90) },
    }),
    otherPerson: 'the office sees all',
  },
  revokeApiToken: {
    allowed: async (context) => {
      const token = await newSession(context, 'admin');
      return { token, body: { tokenId: (await createApiToken(context.api, token)).id } };
    },
    otherPerson: async (context) => {
      const { id } = await createApiToken(context.api, await newSession(context, 'admin'));
      return { body: { tokenId: id }, expectReply: expectRefusal(404, 'api_tokens.not_found') };
    },
  },
};
