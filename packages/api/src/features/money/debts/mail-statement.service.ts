import { statementNoEmail } from '@prahari/contract/debts';
import type { StatementQuery } from '@prahari/contract/debts.schemas';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Tx } from '../../../db/tables.ts';
import { queueAccountMail } from '../../../mail/accounts/account-mail.queries.ts';
import { statementMail } from '../../../mail/accounts/office-answers.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { selectEmail } from './statement.queries.ts';
import { readStatement } from './statement.service.ts';

/**
 * Mails a client its statement, which is made when the mail is sent. Returns the address.
 * @throws clientNotFound, personErased, statementNoEmail
 */
export async function mailStatement(
  tx: Tx,
  actorId: string,
  { siteUrl, ...query }: StatementQuery & { siteUrl: string },
): Promise<{ to: string }> {
  const { clientId } = query;
  await lockExistingClient(tx, clientId);
  const { from, to: last, closing } = await readStatement(tx, { ...query, clientId });
  const to = await selectEmail(tx, clientId);
  if (!to) throw new AppError(statementNoEmail);
  const mail = statementMail({ from, to: last, closing, link: `${siteUrl}/client?tab=bills` });
  await queueAccountMail(
    tx,
    { to, mail },
    { attachments: [{ kind: 'statement', clientId, from, to: last }] },
  );
  const detail = { from, to: last };
  await audit(tx, { actorId, action: 'mailStatement', entity: 'clients', entityId: clientId, detail });
  return { to };
}
