import { LIST_TOTAL_MAX } from '@prahari/contract/constants';
import { MESSAGES_MAX, type MessageKind, type MessageStatus } from '@prahari/contract/messages';
import type { OfficeMessage } from '@prahari/contract/messages.schemas';
import { whatsAppLink } from '@prahari/domain/phone';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { messageText } from '../../mail/messages/message-text.ts';
import { readCompany } from '../company/company.service.ts';
import { selectParts } from './messages.queries.ts';
import * as queries from './messages-queue.queries.ts';

export { countUnsent as countUnsentMessages } from './messages-queue.queries.ts';

/** True for somebody who agreed, or whom nobody asked: the office has the number from the person itself. */
const mayUseWhatsApp = ({ asked, givenAt, withdrawnAt }: queries.QueuedMessage): boolean =>
  asked === null || (givenAt !== null && withdrawnAt === null);

function toMessage(row: queries.QueuedMessage, facts: string[], officePhone: string): OfficeMessage {
  const role = row.role === 'client' ? 'client' : 'security';
  const text = messageText({
    kind: row.kind as MessageKind,
    reader: role,
    language: row.language,
    facts: facts.map((one) => JSON.parse(one)),
    link: row.link ?? undefined,
    officePhone,
    isWrong: row.isWrong === 1,
  });
  const whatsapp = mayUseWhatsApp(row) ? whatsAppLink(row.phone, text) : undefined;
  return {
    _id: row.id,
    kind: row.kind as MessageKind,
    person: { role, _id: row.personId, name: row.name, phone: row.phone },
    text,
    ...(whatsapp && { whatsapp }),
    mailed: row.mailId !== null,
    createdAt: row.createdAt,
    ...(row.sentAt !== null && { sentAt: row.sentAt }),
    ...(row.sentBy !== null && { sentBy: row.sentBy }),
  };
}

/** Returns messages to clients and guards that wait to be sent, or those that were ticked off. A search needs them all. */
export async function listMessages(
  db: Db,
  { status = 'unsent', q }: { status?: MessageStatus | undefined; q?: string | undefined },
): Promise<{ messages: OfficeMessage[]; isCut: boolean }> {
  const max = q ? LIST_TOTAL_MAX : MESSAGES_MAX;
  const found = await queries.selectMessages(db, status, max + 1);
  const rows = found.slice(0, max);
  const parts = Map.groupBy(
    await selectParts(
      db,
      rows.map(({ id }) => id),
    ),
    ({ message_id }) => message_id,
  );
  const { phone } = await readCompany(db);
  const messages = rows.map((row) =>
    toMessage(
      row,
      (parts.get(row.id) ?? []).map(({ facts }) => facts),
      phone,
    ),
  );
  return { messages, isCut: found.length > max };
}

/** Ticks messages off. Doing it again, or for one that was taken back, changes nothing. */
export function markSent(
  db: Db,
  actorId: string,
  { messageIds }: { messageIds: readonly string[] },
): Promise<{ sent: number }> {
  return inTransaction(db, async (tx) => {
    const ids = await queries.setSent(tx, [...new Set(messageIds)], actorId);
    if (ids[0])
      await audit(tx, {
        actorId,
        action: 'markMessagesSent',
        entity: 'outbox',
        entityId: ids[0],
        detail: { messageIds: ids },
      });
    return { sent: ids.length };
  });
}
