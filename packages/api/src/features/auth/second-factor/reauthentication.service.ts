import { audit } from '../../../audit/audit.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { setProvenAt } from '../sessions/sessions.queries.ts';
import { renewToken, type SessionHolder } from '../sessions/sessions.service.ts';
import { type Proof, provePerson } from './prove-person.service.ts';

/**
 * Proves a session again, for calls that need a recent proof, and returns its new token.
 * @throws the errors of provePerson
 */
export async function reauthenticate(
  db: Db,
  caller: SessionHolder,
  proof: Proof,
): Promise<string | undefined> {
  await provePerson(db, caller, proof);
  const { id, sessionId } = caller;
  return inTransaction(db, async (tx) => {
    await setProvenAt(tx, sessionId, nowText());
    await audit(tx, { actorId: id, action: 'reauthenticate', entity: 'sessions', entityId: sessionId });
    return renewToken(tx, caller);
  });
}
