import { expect } from 'vitest';
import { type Reply, TEST_PASSWORD } from '../api.ts';
import { addPasskey, originOf, startLogin, startPasskey, startReauthentication } from '../passkeys.ts';
import { SoftwarePasskey } from '../software-passkey.ts';
import { type AccessRule, expectRefusal, newSession } from './rule.ts';

export const passkeyRules: Record<string, AccessRule> = {
  listPasskeys: {
    otherPerson: async (context) => {
      await addPasskey(context.api, await newSession(context, 'client'));
      return { expectReply: ({ body }) => expect(body.data).toEqual([]) };
    },
  },
  startPasskey: {
    allowed: async () => ({ body: { currentPassword: TEST_PASSWORD } }),
    otherPerson: async (context) => {
      const { email } = await context.api.signIn('client');
      const body = { email, currentPassword: TEST_PASSWORD };
      const { token, email: own } = await context.api.signIn('client');
      const expectReply = ({ body }: Reply) => expect(body.data.user.name).toBe(own);
      return { token, body, expectReply };
    },
  },
  addPasskey: {
    allowed: async ({ api }, role) => {
      const { token } = await api.signIn(role);
      const credential = new SoftwarePasskey(originOf(api)).create(await startPasskey(api, token));
      return { token, body: { name: 'Phone', credential } };
    },
    otherPerson: async (context) => {
      const { api } = context;
      const options = await startPasskey(api, await newSession(context, 'client'));
      const body = { name: 'Phone', credential: new SoftwarePasskey(originOf(api)).create(options) };
      return { body, expectReply: expectRefusal(400, 'auth.passkey_not_accepted') };
    },
  },
  renamePasskey: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      const { passkeyId } = await addPasskey(context.api, token);
      return { token, body: { passkeyId, name: 'Key of the office' } };
    },
    otherPerson: async (context) => {
      const { passkeyId } = await addPasskey(context.api, await newSession(context, 'client'));
      const body = { passkeyId, name: 'Mine' };
      return { body, expectReply: expectRefusal(404, 'auth.passkey_not_found') };
    },
  },
  removePasskey: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      const { passkeyId } = await addPasskey(context.api, token);
      return { token, body: { passkeyId, currentPassword: TEST_PASSWORD } };
    },
    otherPerson: async (context) => {
      const { passkeyId } = await addPasskey(context.api, await newSession(context, 'client'));
      const body = { passkeyId, currentPassword: TEST_PASSWORD };
      return { body, expectReply: expectRefusal(404, 'auth.passkey_not_found') };
    },
  },
  startPasskeyLogin: { allowed: async () => ({ body: {} }), otherPerson: 'anyone may' },
  passkeyLogin: {
    allowed: async ({ api }, role) => {
      const { passkey } = await addPasskey(api, (await api.signIn(role)).token);
      return { body: { credential: passkey.use(await startLogin(api)), role } };
    },
    otherPerson: 'anyone may',
  },
  startPasskeyReauthentication: {
    otherPerson: async (context) => {
      await addPasskey(context.api, await newSession(context, 'client'));
      return { expectReply: ({ body }) => expect(body.data.allowCredentials).toEqual([]) };
    },
  },
  passkeyReauthentication: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      const { passkey } = await addPasskey(context.api, token);
      const credential = passkey.use(await startReauthentication(context.api, token));
      return { token, body: { credential } };
    },
    otherPerson: async (context) => {
      const { passkey } = await addPasskey(context.api, await newSession(context, 'client'));
      const token = await newSession(context, 'client');
      const credential = passkey.use(await startReauthentication(context.api, token));
      return { token, body: { credential }, expectReply: expectRefusal(400, 'auth.passkey_not_accepted') };
    },
  },
};
