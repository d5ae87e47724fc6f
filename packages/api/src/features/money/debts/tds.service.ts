import { certificateKnown, certificateNotFound } from '@prahari/contract/debts';
import type * as contract from '@prahari/contract/debts.schemas';
import type { TdsOfClient } from '@prahari/contract/debts.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { sumPaise, toPaise, toRupees } from '@prahari/domain/paise';
import { quarterDays } from '@prahari/domain/quarters';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Reading } from '../../../read-model/narrow-rows.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { selectClientNames } from './ageing.queries.ts';
import * as queries from './tds.queries.ts';

interface Quarter {
  /** A financial year, `26-27`. */
  year: string;
  /** 1 is April to June. */
  quarter: number;
}

/** Returns the tax that clients kept back in a quarter, the most missing first. */
export async function readTds(db: Db, { year, quarter }: Quarter): Promise<TdsOfClient[]> {
  const deducted = await queries.selectDeducted(db, quarterDays({ year, quarter }));
  const certificates = await queries.selectCertificates(db, { year, quarter });
  const ids = [...new Set([...deducted, ...certificates].map(({ clientId }) => clientId))];
  const names = await selectClientNames(db, ids);
  return ids
    .map((id) => {
      const own = certificates.filter(({ clientId }) => clientId === id);
      const kept = deducted.find(({ clientId }) => clientId === id)?.paise ?? 0;
      const certified = sumPaise(own.map(({ paise }) => paise));
      return {
        client: { _id: id, name: names.get(id) ?? '' },
        deducted: toRupees(kept),
        certified: toRupees(certified),
        missing: toRupees(Math.max(0, kept - certified)),
        certificates: own.map(({ _id, number, paise }) => ({ _id, number, amount: toRupees(paise) })),
      };
    })
    .sort((one, other) => other.missing - one.missing || (one.client.name < other.client.name ? -1 : 1));
}

/** The words by which TDS is searched, and its columns. */
export const tdsReading: Reading<TdsOfClient> = {
  words: ({ client, certificates }) => [client.name, ...certificates.map(({ number }) => number)],
  columns: {
    client: ({ client }) => client.name,
    deducted: ({ deducted }) => deducted,
    missing: ({ missing }) => missing,
  },
};

async function tdsOfClient(db: Db, clientId: string, quarter: Quarter): Promise<TdsOfClient> {
  const found = (await readTds(db, quarter)).find(({ client }) => client._id === clientId);
  if (found) return found;
  const names = await selectClientNames(db, [clientId]);
  const client = { _id: clientId, name: names.get(clientId) ?? '' };
  return { client, deducted: 0, certified: 0, missing: 0, certificates: [] };
}

/** Records a certificate. @throws clientNotFound, personErased, certificateKnown */
export function addTdsCertificate(
  db: Db,
  actorId: string,
  { clientId, year, quarter, number, amount }: ParsedBodyOf<typeof contract.addTdsCertificate>,
): Promise<TdsOfClient> {
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, clientId);
    const paise = toPaise(amount);
    const certificate = { clientId, year, quarter, number, paise, by: actorId };
    const id = await queries.insertCertificate(tx, certificate);
    if (!id) throw new AppError(certificateKnown);
    await audit(tx, {
      actorId,
      action: 'addTdsCertificate',
      entity: 'tds_certificates',
      entityId: id,
      detail: { clientId, year, quarter, number, amountPaise: paise },
    });
    return tdsOfClient(tx, clientId, { year, quarter });
  });
}

/** Removes a certificate that was recorded by mistake. @throws certificateNotFound */
export function removeTdsCertificate(db: Db, actorId: string, certificateId: string): Promise<TdsOfClient> {
  return inTransaction(db, async (tx) => {
    const removed = await queries.deleteCertificate(tx, certificateId);
    if (!removed) throw new AppError(certificateNotFound);
    const { id, client_id: clientId, year, quarter, number, amount_paise: amountPaise } = removed;
    await audit(tx, {
      actorId,
      action: 'removeTdsCertificate',
      entity: 'tds_certificates',
      entityId: id,
      detail: { clientId, year, quarter, number, amountPaise },
    });
    return tdsOfClient(tx, clientId, { year, quarter });
  });
}
