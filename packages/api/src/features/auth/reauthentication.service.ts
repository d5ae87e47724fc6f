import { audit } from '../../db/audit.ts';
import { nowText } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Proof, provePerson } from './prove-person.service.ts';
import { setProvenAt } from './sessions.queries.ts';
import type { SessionHolder } from './sessions.service.ts';

/** Proves a session again, for calls that need a recent proof. @throws as provePerson */
export async function reauthenticate(db: Db, caller: SessionHolder, proof: Proof): Promise<void> {
  await provePerson(db, caller, proof);
  const { id, sessionId } = caller;
  await inTransaction(db, async (tx) => {
    await setProvenAt(tx, sessionId, nowText());
    await audit(tx, { actorId: id, action: 'reauthenticate', entity: 'sessions', entityId: sessionId });
  });
}
