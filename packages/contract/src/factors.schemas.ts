import { cleanCode } from '@prahari/domain/clean-text';
import * as z from 'zod/mini';
import { currentPassword, secondFactorCode } from './auth.schemas.ts';
import { tooManyTries, wrongPassword } from './auth.ts';
import { define } from './definition.ts';
import * as wire from './factors.ts';
import { wrongCode } from './factors.ts';
import { choice, id, line } from './fields.ts';
import { language } from './my-account.schemas.ts';
import { dataReply, instant, recordId, renewingMessageReply, renewingReply } from './reply.schemas.ts';
import { roles } from './roles.ts';
import { loginReply } from './sessions.schemas.ts';
import { accountDisabled, invalidCredentials } from './sessions.ts';

export const enableSecondFactorBody = z.object({
  currentPassword,
  totp: z.string({ error: 'Code is required' }).check(
    // Apps show `123 456`.
    z.overwrite((typed) => cleanCode(typed).replace(/\s/g, '')),
    z.refine((code) => code !== '', { error: 'Code is required', abort: true }),
    z.regex(/^[0-9]{6}$/, { error: 'Code must be six digits' }),
  ),
});

export const disableSecondFactorBody = z.object({
  currentPassword,
  totp: secondFactorCode.check(z.minLength(1, { error: 'Code is required' })),
});

/** The state of a person's second factor. Instants are UTC, ISO 8601. */
export const secondFactor = z.discriminatedUnion('on', [
  z.object({ on: z.literal(false) }),
  z.object({ on: z.literal(true), since: instant, recoveryCodesLeft: z.number() }),
]);
export type SecondFactor = z.output<typeof secondFactor>;

/** The secret for an authenticator app, in base32 and as the otpauth URI of a QR code. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.output<typeof secondFactorSecret>;

/** One-time codes for somebody who loses the phone, shown only once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodes>;

export type EnableSecondFactorBody = z.input<typeof enableSecondFactorBody>;
export type DisableSecondFactorBody = z.input<typeof disableSecondFactorBody>;

export const getSecondFactor = define(wire.getSecondFactor, {
  summary: 'Whether the caller has enabled a second factor.',
  reply: dataReply(secondFactor),
});

export const setUpSecondFactor = define(wire.setUpSecondFactor, {
  summary:
    'Create a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 s), without enabling it.',
  reply: dataReply(secondFactorSecret),
  refusals: [wire.secondFactorEnabled],
});

export const enableSecondFactor = define(wire.enableSecondFactor, {
  summary:
    'Enable with a code of the app; ends the other sessions and returns ten recovery codes, only this once.',
  body: enableSecondFactorBody,
  reply: renewingReply(recoveryCodes),
  refusals: [
    wrongPassword,
    wire.wrongCode,
    wire.secondFactorEnabled,
    wire.secondFactorNotSetUp,
    tooManyTries,
  ],
  hashes: true,
});

export const disableSecondFactor = define(wire.disableSecondFactor, {
  summary: 'Disable with a code of the app or a recovery code; ends the other sessions.',
  body: disableSecondFactorBody,
  reply: renewingMessageReply,
  refusals: [wrongPassword, wire.wrongCode, wire.secondFactorDisabled, tooManyTries],
  hashes: true,
});

export const reauthenticateBody = z.object({
  currentPassword,
  /** Needed with two-step login. */
  totp: z.optional(secondFactorCode),
});
export type ReauthenticateBody = z.input<typeof reauthenticateBody>;

export const reauthenticate = define(wire.reauthenticate, {
  summary:
    'Confirm the password again and, with two-step login, a code as well. Some calls need it when the login is older than 15 minutes.',
  body: reauthenticateBody,
  reply: renewingMessageReply,
  refusals: [wrongPassword, wire.wrongCode, tooManyTries],
  hashes: true,
});

/** Bytes as base64url without padding, as WebAuthn writes them in JSON. */
const bytes = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .check(
      z.maxLength(max, { error: `${label} is too long` }),
      z.regex(/^[\w-]+$/, { error: `${label} must be base64url` }),
    );

// At most 1,023 bytes (WebAuthn level 3, section 4).
const credentialId = bytes('Credential id', 1364);
const clientDataJSON = bytes('Client data', 8192);

/** The JSON of `navigator.credentials.create()`. Other members are ignored. */
export const createdCredential = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes('Attestation object', 32_768),
    transports: z.optional(
      z
        .array(
          z
            .string({ error: 'Transports must be words' })
            .check(z.regex(/^[a-z-]{1,32}$/, { error: 'Transports must be words' })),
          { error: 'Transports must be a list' },
        )
        .check(z.maxLength(16, { error: 'Transports are too many' })),
    ),
  }),
});

/** The JSON of `navigator.credentials.get()`. Other members are ignored. */
export const usedCredential = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes('Authenticator data', 8192),
    signature: bytes('Signature', 8192),
    userHandle: z.optional(bytes('User handle', 128)),
  }),
});

const passkeyName = line('Name', wire.PASSKEY_NAME_MAX);
/** Needed with two-step login. */
const totp = z.optional(secondFactorCode);

export const startPasskeyBody = z.object({ currentPassword, totp });
export const addPasskeyBody = z.object({ name: passkeyName, credential: createdCredential });
export const renamePasskeyBody = z.object({ passkeyId: id('Passkey'), name: passkeyName });
export const removePasskeyBody = z.object({ passkeyId: id('Passkey'), currentPassword, totp });
export const passkeyLoginBody = z.object({
  credential: usedCredential,
  role: choice('Role', roles),
  /** Asks for an HttpOnly cookie instead of a token. */
  cookie: z.optional(z.boolean({ error: 'Cookie must be true or false' })),
  /** As at login with a password. */
  language: z.optional(language),
});
export const passkeyReauthenticationBody = z.object({ credential: usedCredential });

/** A passkey of the calling user. Instants are UTC, ISO 8601. */
export const passkey = z.object({
  _id: recordId,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(wire.passkeyTransports)),
});

/** Options for `navigator.credentials.create()`, read by `parseCreationOptionsFromJSON()`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** Options for `navigator.credentials.get()`, read by `parseRequestOptionsFromJSON()`. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty at login: the authenticator lists its passkeys for this site. */
  allowCredentials: z.array(descriptor),
});
export type RequestOptions = z.output<typeof requestOptions>;

export type StartPasskeyBody = z.input<typeof startPasskeyBody>;
export type AddPasskeyBody = z.input<typeof addPasskeyBody>;
export type RenamePasskeyBody = z.input<typeof renamePasskeyBody>;
export type RemovePasskeyBody = z.input<typeof removePasskeyBody>;
export type PasskeyLoginBody = z.input<typeof passkeyLoginBody>;
export type PasskeyReauthenticationBody = z.input<typeof passkeyReauthenticationBody>;

export const listPasskeys = define(wire.listPasskeys, {
  summary: 'The caller’s own passkeys, oldest first.',
  reply: dataReply(z.array(passkey)),
});

export const startPasskey = define(wire.startPasskey, {
  summary:
    'Options to create a passkey with (WebAuthn). Needs the password and, with two-step login, a code. The challenge is valid for this session, once, for 5 minutes.',
  body: startPasskeyBody,
  reply: dataReply(creationOptions),
  refusals: [wrongPassword, wrongCode, wire.passkeyNeeded, wire.tooManyPasskeys, tooManyTries],
  hashes: true,
});

export const addPasskey = define(wire.addPasskey, {
  summary: 'Add the passkey that was created with the options; mails a notice.',
  body: addPasskeyBody,
  reply: renewingReply(passkey),
  refusals: [wire.passkeyNotAccepted, wire.passkeyKnown, wire.tooManyPasskeys],
});

export const renamePasskey = define(wire.renamePasskey, {
  summary: 'Rename one of the caller’s passkeys.',
  body: renamePasskeyBody,
  reply: dataReply(passkey),
  refusals: [wire.passkeyNotFound],
});

export const removePasskey = define(wire.removePasskey, {
  summary:
    'Remove one of the caller’s passkeys; mails a notice. Needs the password and, with two-step login, a code.',
  body: removePasskeyBody,
  reply: renewingMessageReply,
  refusals: [wrongPassword, wrongCode, wire.passkeyNeeded, wire.passkeyNotFound, tooManyTries],
  hashes: true,
});

export const startPasskeyLogin = define(wire.startPasskeyLogin, {
  summary:
    'Options to log in with a passkey, the same for everybody. The challenge is valid once, for 5 minutes.',
  reply: dataReply(requestOptions),
});

export const passkeyLogin = define(wire.passkeyLogin, {
  summary:
    'Start a session with a passkey, which stands for password and second factor. `cookie` is as at login.',
  body: passkeyLoginBody,
  reply: loginReply,
  refusals: [wire.passkeyNotAccepted, invalidCredentials, accountDisabled, tooManyTries],
});

export const startPasskeyReauthentication = define(wire.startPasskeyReauthentication, {
  summary:
    'Options to confirm with one of the caller’s passkeys. The challenge is valid for this session, once.',
  reply: dataReply(requestOptions),
});

export const passkeyReauthentication = define(wire.passkeyReauthentication, {
  summary: 'Confirm with a passkey instead of the password, which some calls need after 15 minutes.',
  body: passkeyReauthenticationBody,
  reply: renewingMessageReply,
  refusals: [wire.passkeyNotAccepted, tooManyTries],
});
