import type * as contract from '@prahari/contract/debts.schemas';
import type { DebtCall, DebtToCall } from '@prahari/contract/debts.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { today } from '@prahari/domain/days';
import { toPaise, toRupees } from '@prahari/domain/paise';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { insertCall, selectDebtsToCall } from './debt-calls.queries.ts';

const callOf = ({
  _id,
  at,
  note,
  promisedOn,
  promisedPaise,
}: {
  _id: string;
  at: string;
  note: string;
  promisedOn: string | null;
  promisedPaise: number | null;
}): DebtCall => ({
  _id,
  at,
  note,
  ...(promisedOn !== null && { promisedOn }),
  ...(promisedPaise !== null && { promisedAmount: toRupees(promisedPaise) }),
});

/** Returns whom to call today about debts, the largest debt first. */
export async function listDebtsToCall(db: Db): Promise<DebtToCall[]> {
  const rows = await selectDebtsToCall(db, today());
  return rows.map(
    ({ clientId, name, phone, overdue, overdueBills, overdueSince, callId, at, note, ...row }) => ({
      client: { _id: clientId, name, phone },
      overdue: toRupees(overdue),
      overdueBills,
      overdueSince,
      ...(callId !== null && { lastCall: callOf({ _id: callId, at: at ?? '', note: note ?? '', ...row }) }),
    }),
  );
}

/** Notes a call about a debt. @throws clientNotFound, personErased */
export function addDebtCall(
  db: Db,
  actorId: string,
  body: ParsedBodyOf<typeof contract.addDebtCall>,
): Promise<DebtCall> {
  const { clientId } = body;
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, clientId);
    const call = {
      note: body.note,
      promisedOn: body.promisedOn || null,
      promisedPaise: body.promisedAmount === undefined ? null : toPaise(body.promisedAmount),
    };
    const { id, at } = await insertCall(tx, { clientId, by: actorId, ...call });
    const { note: _, ...promise } = call;
    const detail = { clientId, ...promise };
    await audit(tx, { actorId, action: 'addDebtCall', entity: 'debt_calls', entityId: id, detail });
    return callOf({ _id: id, at, ...call });
  });
}
