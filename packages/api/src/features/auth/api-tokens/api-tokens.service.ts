import { hash, randomBytes } from 'node:crypto';
import {
  API_TOKEN_PREFIX,
  type ApiScope,
  apiTokenNotFound,
  MAX_API_TOKENS,
  tooManyApiTokens,
} from '@prahari/contract/api-tokens';
import type { ApiToken, CreateApiTokenBody, CreatedApiToken } from '@prahari/contract/api-tokens.schemas';
import { today } from '@prahari/domain/days';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { apiTokenMadeMail } from '../../../mail/templates.ts';
import { lockCaller } from '../users/users.service.ts';
import * as queries from './api-tokens.queries.ts';

const MINUTE = 60_000;

const hashToken = (token: string): string => hash('sha256', token);
const scopesOf = (stored: string): ApiScope[] => JSON.parse(stored) as ApiScope[];
const isExpired = (lastDay: string): boolean => lastDay < today();

/** The admin of an API token. It proves no password, so calls that need a recent one refuse it. */
export interface TokenCaller {
  id: string;
  name: string;
  email: string;
  role: 'admin';
  sessionId: string;
  tokenHash: string;
  provenAt: string;
  isPasswordGenerated: false;
  hasSecondFactor: true;
  apiToken: { id: string; scopes: readonly ApiScope[] };
}

/** Returns the admin of a live API token and notes its use, or undefined. @param source client IP */
export async function findTokenCaller(
  db: Db,
  token: string,
  source: string,
): Promise<TokenCaller | undefined> {
  const row = await queries.tokenByHash(db, hashToken(token));
  if (!row || isExpired(row.valid_until)) return undefined;
  const usedAgo = row.last_used_at === null ? MINUTE : Date.now() - Date.parse(row.last_used_at);
  if (usedAgo >= MINUTE) await queries.setLastUsed(db, row.id, { at: nowText(), from: source });
  return {
    id: row.user_id,
    name: row.name,
    email: row.email,
    role: 'admin',
    sessionId: row.id,
    tokenHash: hashToken(token),
    provenAt: new Date(0).toISOString(),
    isPasswordGenerated: false,
    hasSecondFactor: true,
    apiToken: { id: row.id, scopes: scopesOf(row.scopes) },
  };
}

type Row = Awaited<ReturnType<typeof queries.tokensOf>>[number];

const rowOf = (row: Row): ApiToken => ({
  _id: row.id,
  name: row.name,
  scopes: scopesOf(row.scopes),
  createdAt: row.created_at,
  validUntil: row.valid_until,
  isExpired: isExpired(row.valid_until),
  lastUsedAt: row.last_used_at,
  lastUsedFrom: row.last_used_from,
});

/** Returns the admin's tokens, newest first. */
export const listApiTokens = async (db: Db, userId: string): Promise<ApiToken[]> =>
  (await queries.tokensOf(db, userId)).map(rowOf);

/**
 * Makes a token of 256 random bits, of which only the hash is stored, and mails a notice.
 * @throws tooManyApiTokens
 */
export async function createApiToken(
  db: Db,
  { id: userId, email }: { id: string; email: string },
  { name, scopes, validUntil, siteUrl }: CreateApiTokenBody & { siteUrl: string },
): Promise<CreatedApiToken> {
  const token = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const row = {
    id: newId(),
    name,
    scopes: JSON.stringify(scopes),
    created_at: nowText(),
    valid_until: validUntil,
  };
  await inTransaction(db, async (tx) => {
    // The lock keeps the limit.
    await lockCaller(tx, userId);
    await queries.insertToken(tx, { ...row, user_id: userId, token_hash: hashToken(token) });
    if ((await queries.tokensOf(tx, userId)).length > MAX_API_TOKENS) throw new AppError(tooManyApiTokens);
    await queueMail(tx, { to: email, ...apiTokenMadeMail(siteUrl) });
    const detail = { scopes, validUntil };
    await audit(tx, {
      actorId: userId,
      action: 'createApiToken',
      entity: 'api_tokens',
      entityId: row.id,
      detail,
    });
  });
  return { token, apiToken: rowOf({ ...row, last_used_at: null, last_used_from: null }) };
}

/** Revokes one of the admin's tokens at once. @throws apiTokenNotFound */
export async function revokeApiToken(db: Db, userId: string, tokenId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await queries.deleteToken(tx, userId, tokenId))) throw new AppError(apiTokenNotFound);
    await audit(tx, { actorId: userId, action: 'revokeApiToken', entity: 'api_tokens', entityId: tokenId });
  });
}

/** Ends all tokens of a person, and the address of a guard's calendar. */
export const endTokensOf = (tx: Tx, userId: string): Promise<void> => queries.deleteTokensOf(tx, userId);
