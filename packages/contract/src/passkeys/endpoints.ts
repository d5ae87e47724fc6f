import type { LoginReply } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import type { DataReply, MessageReply } from '../reply.ts';
import type {
  AddPasskeyBody,
  CreationOptions,
  Passkey,
  PasskeyLoginBody,
  PasskeyReauthenticationBody,
  RemovePasskeyBody,
  RenamePasskeyBody,
  RequestOptions,
  StartPasskeyBody,
} from './schemas.ts';

export const listPasskeys = endpoint<DataReply<Passkey[]>>({
  method: 'GET',
  path: '/auth/passkeys',
  access: 'session',
});

export const startPasskey = endpoint<DataReply<CreationOptions>, StartPasskeyBody>({
  method: 'POST',
  path: '/auth/passkeys/start',
  access: 'session',
});

export const addPasskey = endpoint<DataReply<Passkey>, AddPasskeyBody>({
  method: 'POST',
  path: '/auth/passkeys/add',
  access: 'session',
  status: 201,
});

export const renamePasskey = endpoint<DataReply<Passkey>, RenamePasskeyBody>({
  method: 'POST',
  path: '/auth/passkeys/rename',
  access: 'session',
});

export const removePasskey = endpoint<MessageReply, RemovePasskeyBody>({
  method: 'POST',
  path: '/auth/passkeys/remove',
  access: 'session',
});

export const startPasskeyLogin = endpoint<DataReply<RequestOptions>>({
  method: 'POST',
  path: '/auth/passkeys/start-login',
  access: 'public',
});

export const passkeyLogin = endpoint<LoginReply, PasskeyLoginBody>({
  method: 'POST',
  path: '/auth/passkeys/login',
  access: 'public',
});

export const startPasskeyReauthentication = endpoint<DataReply<RequestOptions>>({
  method: 'POST',
  path: '/auth/passkeys/start-reauthentication',
  access: 'session',
});

export const passkeyReauthentication = endpoint<MessageReply, PasskeyReauthenticationBody>({
  method: 'POST',
  path: '/auth/passkeys/reauthenticate',
  access: 'session',
});
