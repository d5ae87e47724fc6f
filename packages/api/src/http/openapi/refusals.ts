import { outOfScope, scopeOf, tooManyTokenCalls } from '@prahari/contract/api-tokens';
import type { Definition } from '@prahari/contract/definition';
import {
  passwordReplacementNeeded,
  reauthenticationNeeded,
  secondFactorSetUpNeeded,
} from '@prahari/contract/factors';
import { type Refusal, tooBusy, tooManyCalls, tooManyWrites } from '@prahari/contract/reply';
import { type Json, json, pathOf } from './json-schema.ts';

const FAILURE = { $ref: pathOf('Failure') };

/** Describes an error reply with an example of each refusal. */
export const failure = (
  status: number,
  description: string,
  refusals: readonly Pick<Refusal, 'code' | 'message'>[] = [],
): Json => ({
  description,
  ...([429, 503].includes(status) && {
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  }),
  content: json(
    FAILURE,
    refusals.length > 0
      ? {
          examples: Object.fromEntries(
            refusals.map(({ code, message }) => [code, { value: { success: false, code, message } }]),
          ),
        }
      : {},
  ),
});

const refusalText = ({ code, message }: Refusal): string => `\`${code}\` ${message}`;

/** Why a call is refused with a status. */
interface Reasons {
  texts: string[];
  refusals: Refusal[];
}

/** Returns the statuses with which an endpoint refuses a call, and the reasons of each. */
export function refusedStatuses(
  name: string,
  { access, body, creates, hashes, list, method, path, query, reauthenticates, refusals = [] }: Definition,
): Map<number, Reasons> {
  const reasons = new Map<number, Reasons>();
  const at = (status: number): Reasons => {
    const known = reasons.get(status) ?? { texts: [], refusals: [] };
    reasons.set(status, known);
    return known;
  };
  const add = (status: number, text: string) => at(status).texts.push(text);
  const addRefusal = (refusal: Refusal) => {
    add(refusal.status, refusalText(refusal));
    at(refusal.status).refusals.push(refusal);
  };
  if (body || list || query) add(400, 'Malformed or invalid; `errors` names the fields');
  if (access !== 'public') add(401, 'No session, or an ended one');
  if (access !== 'public' && access !== 'session') add(403, 'Another role');
  if (access === 'admin')
    for (const needed of [passwordReplacementNeeded, secondFactorSetUpNeeded]) addRefusal(needed);
  if (scopeOf(name)) for (const limit of [outOfScope, tooManyTokenCalls]) addRefusal(limit);
  if (reauthenticates) addRefusal(reauthenticationNeeded);
  if (creates) add(409, 'The Idempotency-Key was used for another request');
  if (body) add(413, 'Larger than 100 KB');
  if (body) add(415, 'Not JSON');
  if (path.startsWith('/auth/')) addRefusal(tooManyCalls);
  if (method !== 'GET' && ['client', 'security'].includes(access)) addRefusal(tooManyWrites);
  add(503, 'The database cannot answer; see Retry-After');
  if (hashes) addRefusal(tooBusy);
  for (const refusal of refusals as readonly Refusal[]) addRefusal(refusal);
  return reasons;
}
