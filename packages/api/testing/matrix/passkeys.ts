import { expect } from 'vitest';
import { type Reply, TEST_PASSWORD } from '../api.ts';
import { addPasskey, originOf, startLogin, startPasskey, startReauthentication } from '../passkeys.ts';
import { SoftwarePasskey } from '../software-passkey.ts';
import { type AccessRule, expectRefusal, newSession } from './rule.ts';

const PATH = '/auth/passkeys';

export const passkeyRules: Record<string, AccessRule> = {
  listPasskeys: {
    allowed: async (context, role) => ({ token: await newSession(context, role), path: PATH }),
    otherPerson: async (context) => {
      await addPasskey(context.api, await newSession(context, 'client'));
      const token = await newSession(context, 'client');
      return { token, path: PATH, expectReply: ({ body }) => expect(body.data).toEqual([]) };
    },
  },
  startPasskey: {
    allowed: async (context, role) => ({
      token: await newSession(context, role),
      path: `${PATH}/start`,
      body: { currentPassword: TEST_PASSWORD },
    }),
    otherPerson: async (context) => {
      const { email } = await context.api.signIn('client');
      const body = { email, currentPassword: TEST_PASSWORD };
      const { token, email: own } = await context.api.signIn('client');
      const expectReply = ({ body }: Reply) => expect(body.data.user.name).toBe(own);
      return { token, path: `${PATH}/start`, body, expectReply };
    },
  },
  addPasskey: {
    allowed: async ({ api }, role) => {
      const { token } = await api.signIn(role);
      const credential = new SoftwarePasskey(originOf(api)).create(await startPasskey(api, token));
      return { token, path: `${PATH}/add`, body: { name: 'Phone', credential } };
    },
    otherPerson: async (context) => {
      const { api } = context;
      const options = await startPasskey(api, await newSession(context, 'client'));
      const body = { name: 'Phone', credential: new SoftwarePasskey(originOf(api)).create(options) };
      const expectReply = expectRefusal(400, 'auth.passkey_not_accepted');
      return { token: await newSession(context, 'client'), path: `${PATH}/add`, body, expectReply };
    },
  },
  renamePasskey: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      const { passkeyId } = await addPasskey(context.api, token);
      return { token, path: `${PATH}/rename`, body: { passkeyId, name: 'Key of the office' } };
    },
    otherPerson: async (context) => {
      const { passkeyId } = await addPasskey(context.api, await newSession(context, 'client'));
      const body = { passkeyId, name: 'Mine' };
      const expectReply = expectRefusal(404, 'auth.passkey_not_found');
      return { token: await newSession(context, 'client'), path: `${PATH}/rename`, body, expectReply };
    },
  },
  removePasskey: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      const { passkeyId } = await addPasskey(context.api, token);
      return { token, path: `${PATH}/remove`, body: { passkeyId, currentPassword: TEST_PASSWORD } };
    },
    otherPerson: async (context) => {
      const { passkeyId } = await addPasskey(context.api, await newSession(context, 'client'));
      const body = { passkeyId, currentPassword: TEST_PASSWORD };
      const expectReply = expectRefusal(404, 'auth.passkey_not_found');
      return { token: await newSession(context, 'client'), path: `${PATH}/remove`, body, expectReply };
    },
  },
  startPasskeyLogin: {
    allowed: async () => ({ token: '', path: `${PATH}/start-login`, body: {} }),
    otherPerson: 'anyone may',
  },
  passkeyLogin: {
    allowed: async ({ api }, role) => {
      const { passkey } = await addPasskey(api, (await api.signIn(role)).token);
      return {
        token: '',
        path: `${PATH}/login`,
        body: { credential: passkey.use(await startLogin(api)), role },
      };
    },
    otherPerson: 'anyone may',
  },
  startPasskeyReauthentication: {
    allowed: async (context, role) => ({
      token: await newSession(context, role),
      path: `${PATH}/start-reauthentication`,
    }),
    otherPerson: async (context) => {
      await addPasskey(context.api, await newSession(context, 'client'));
      return {
        token: await newSession(context, 'client'),
        path: `${PATH}/start-reauthentication`,
        expectReply: ({ body }) => expect(body.data.allowCredentials).toEqual([]),
      };
    },
  },
  passkeyReauthentication: {
    allowed: async (context, role) => {
      const token = await newSession(context, role);
      const { passkey } = await addPasskey(context.api, token);
      const credential = passkey.use(await startReauthentication(context.api, token));
      return { token, path: `${PATH}/reauthenticate`, body: { credential } };
    },
    otherPerson: async (context) => {
      const { passkey } = await addPasskey(context.api, await newSession(context, 'client'));
      const token = await newSession(context, 'client');
      const credential = passkey.use(await startReauthentication(context.api, token));
      const expectReply = expectRefusal(400, 'auth.passkey_not_accepted');
      return { token, path: `${PATH}/reauthenticate`, body: { credential }, expectReply };
    },
  },
};
