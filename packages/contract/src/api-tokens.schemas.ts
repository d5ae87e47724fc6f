import { addDays } from '@prahari/domain/days';
import * as z from 'zod/mini';
import * as wire from './api-tokens.ts';
import { apiScopes } from './api-tokens.ts';
import { currentDay } from './clock.ts';
import { define } from './definition.ts';
import { day, id, line } from './fields.ts';
import { calendarDay, dataReply, instant, messageReply, recordId } from './reply.schemas.ts';

export const apiScope = z.enum(apiScopes);

/** An API token of the calling admin, without its secret. */
export const apiToken = z.object({
  _id: recordId,
  name: z.string(),
  scopes: z.array(apiScope),
  createdAt: instant,
  /** The last day on which it works, in India. */
  validUntil: calendarDay,
  isExpired: z.boolean(),
  /** To the minute; null before the first use. */
  lastUsedAt: z.nullable(instant),
  /** The client IP of the last use. */
  lastUsedFrom: z.nullable(z.string()),
});
export type ApiToken = z.output<typeof apiToken>;

/** A new token. `token` is the secret, which no other reply has. */
export const createdApiToken = z.object({ token: z.string(), apiToken });
export type CreatedApiToken = z.output<typeof createdApiToken>;

export const createApiTokenBody = z.object({
  name: line('Name', wire.API_TOKEN_NAME_MAX),
  scopes: z
    .array(z.enum(apiScopes, { error: 'Scopes must be known ones' }), { error: 'Scopes are required' })
    .check(
      z.minLength(1, { error: 'Choose at least one scope' }),
      z.maxLength(apiScopes.length, { error: 'Name each scope once' }),
      z.refine((scopes) => new Set(scopes).size === scopes.length, { error: 'Name each scope once' }),
    ),
  validUntil: day('Expiry').check(
    z.refine((text) => text >= currentDay(), { error: 'Expiry must not be in the past', abort: true }),
    z.refine((text) => text <= addDays(currentDay(), wire.API_TOKEN_MAX_DAYS), {
      error: 'Expiry must be within a year',
    }),
  ),
});
export type CreateApiTokenBody = z.input<typeof createApiTokenBody>;

export const apiTokenIdBody = z.object({ tokenId: id('API token') });
export type ApiTokenIdBody = z.input<typeof apiTokenIdBody>;

export const listApiTokens = define(wire.listApiTokens, {
  summary: 'The calling admin’s API tokens, newest first.',
  reply: dataReply(z.array(apiToken)),
});

export const createApiToken = define(wire.createApiToken, {
  summary:
    'Make an API token, whose secret only this reply has; mails a notice. It works as a bearer token on what its scopes allow.',
  reauthenticates: true,
  body: createApiTokenBody,
  reply: dataReply(createdApiToken),
  refusals: [wire.tooManyApiTokens],
});

export const revokeApiToken = define(wire.revokeApiToken, {
  summary: 'Revoke one of the calling admin’s API tokens at once.',
  body: apiTokenIdBody,
  reply: messageReply,
  refusals: [wire.apiTokenNotFound],
});
