import { clientNotFound } from '@prahari/contract/assignments';
import type { Register, RegisterFormat } from '@prahari/contract/registers';
import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import { stateOfName } from '@prahari/domain/states';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { inSlices } from '../../../db/pauses.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readCompany } from '../../company/company.service.ts';
import { readClientTax } from '../../money/client-tax/client-tax.service.ts';
import { registerPdf } from '../../money/documents/register-pdf.service.ts';
import { type ExportedFile, formats } from '../exports/exports.service.ts';
import { readDocument } from './register-document.service.ts';
import { type OfRegister, readSheet } from './register-sheets.service.ts';
import { selectClient } from './registers.queries.ts';

interface Asked {
  register: Register;
  month: string;
  /** All clients when missing. */
  clientId?: string | undefined;
}

/** Agencies are licensed by State; contract labour is where the client has it, else where the company is. */
async function stateCodeOf(db: Db, { register, clientId }: Asked): Promise<string | undefined> {
  if (register === 'muster' && clientId !== undefined) {
    const { state } = await readClientTax(db, clientId);
    if (state) return state.code;
  }
  const { psaraLicence, gstins } = await readCompany(db);
  const own = gstins.find(({ isDefault }) => isDefault);
  return stateOfName(psaraLicence.state)?.code ?? own?.gstin.slice(0, 2);
}

/** Returns what is asked for with its State, and notes it in the audit log. @throws clientNotFound */
async function opened(db: Db, actorId: string, asked: Asked): Promise<OfRegister & { client: string }> {
  const { register, month } = asked;
  const { clientId } = asked;
  const client = clientId === undefined ? undefined : await selectClient(db, clientId);
  if (clientId !== undefined && !client) throw new AppError(clientNotFound);
  await inTransaction(db, (tx) =>
    audit(tx, {
      actorId,
      action: 'exportRegister',
      entity: 'users',
      entityId: actorId,
      detail: { register, month, ...(clientId && { clientId }) },
    }),
  );
  const stateCode = await stateCodeOf(db, { register, month, clientId });
  return { month, clientId, stateCode, client: client?.name ?? '' };
}

/** Returns a register of a month as its page prints it. @throws clientNotFound, registerTooLong */
export const registerDocument = async (db: Db, actorId: string, asked: Asked): Promise<RegisterDocument> =>
  readDocument(db, asked.register, await opened(db, actorId, asked));

/** Makes a register of a month as a file. @throws clientNotFound, registerTooLong for a PDF */
export async function exportRegister(
  db: Db,
  actorId: string,
  { format = 'csv', ...asked }: Asked & { format?: RegisterFormat | undefined },
): Promise<ExportedFile> {
  const { register, month } = asked;
  const of = await opened(db, actorId, asked);
  const name = `prahari-${register}-${month}.${format}`;
  if (format === 'pdf') return { name, ...registerPdf(await readDocument(db, register, of)) };
  const { head, columns, rows } = await readSheet(db, register, of);
  const { type, pieces } = formats[format];
  return { name, type, pieces: pieces([...head, ...columns], inSlices(rows)) };
}
