import type { Attachment } from '../../db/tables/system-tables.ts';
import type { Tx } from '../../db/tables.ts';
import { messageMail } from '../../mail/messages/message-text.ts';
import { queueMail } from '../../mail/outbox.queries.ts';
import * as queries from './messages.queries.ts';

type Message = NonNullable<Awaited<ReturnType<typeof queries.selectByAct>>>;

/** Queues the mail of a message with the parts that it has now. */
export async function queueMessageMail(
  tx: Tx,
  message: Pick<Message, 'id' | 'kind' | 'is_wrong' | 'link'>,
  to: Reader,
): Promise<void> {
  const { holdMs, officePhone, attachments, ...reader } = to;
  const parts = await queries.selectParts(tx, [message.id]);
  const content = messageMail({
    kind: message.kind,
    reader: reader.role,
    language: reader.language,
    facts: parts.map(({ facts }) => JSON.parse(facts)),
    link: message.link ?? undefined,
    officePhone,
    isWrong: message.is_wrong === 1,
  });
  await queries.setMail(
    tx,
    message.id,
    (await queueMail(tx, { to: reader.email, ...content }, { holdMs, attachments })) ?? null,
  );
}

type Reader = queries.ReaderRow & {
  holdMs: number;
  officePhone: string;
  attachments?: readonly Attachment[] | undefined;
};
