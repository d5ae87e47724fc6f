import type { CreationOptions, RequestOptions } from '@prahari/contract/factors.schemas';
import { TEST_PASSWORD, type TestApi } from './api.ts';
import { SoftwarePasskey } from './software-passkey.ts';

/** Returns the origin of a test API without SITE_URL. */
export const originOf = ({ url }: TestApi): string => new URL(url).origin;

/** Asks for options to create a passkey. */
export const startPasskey = async (
  api: TestApi,
  token: string,
  proof: object = {},
): Promise<CreationOptions> =>
  (await api.post('/auth/passkeys/start', { currentPassword: TEST_PASSWORD, ...proof }, token)).body.data;

export const startLogin = async (api: TestApi): Promise<RequestOptions> =>
  (await api.post('/auth/passkeys/start-login', {})).body.data;

export const startReauthentication = async (api: TestApi, token: string): Promise<RequestOptions> =>
  (await api.post('/auth/passkeys/start-reauthentication', {}, token)).body.data;

/** Adds a new passkey to the account of a session. */
export async function addPasskey(
  api: TestApi,
  token: string,
  { proof = {}, name = 'Phone' }: { proof?: object; name?: string } = {},
): Promise<{ passkey: SoftwarePasskey; passkeyId: string }> {
  const passkey = new SoftwarePasskey(originOf(api));
  const credential = passkey.create(await startPasskey(api, token, proof));
  const { status, body } = await api.post('/auth/passkeys/add', { name, credential }, token);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return { passkey, passkeyId: body.data._id };
}
