import { type AnyMessageKind, MESSAGE_DAYS, type optionalKinds } from '@prahari/contract/messages';
import { nowText } from '../../db/ids.ts';
import type { Attachment } from '../../db/tables/system-tables.ts';
import type { Tx } from '../../db/tables.ts';
import { countUpTo } from '../../limits/rate-limits.ts';
import type { FactsOf } from '../../mail/messages/message-facts.ts';
import { cancelMail, dropMail } from '../../mail/outbox.queries.ts';
import { readCompany } from '../company/company.service.ts';
import { queueMessageMail } from './message-mail.service.ts';
import * as queries from './messages.queries.ts';

const DAY_MS = 86_400_000;

/** A thing that a message tells, with its facts. */
export interface Part<Kind extends AnyMessageKind> {
  /** The audit entry, bill or paper, by which what was told is found again. */
  about: string;
  /** Tells apart the things of one entry, such as the assignments of a rotation. */
  key?: string;
  facts: FactsOf[Kind];
  /** The users whom the facts name, beside the reader. Erasing one erases the part. */
  names?: readonly string[];
}

export interface Telling<Kind extends AnyMessageKind> {
  kind: Kind;
  /** The user. */
  to: string;
  /** The key of the act, under which a person is told once. */
  act: string;
  parts: readonly Part<Kind>[];
  /** Keeps the mail back, so that undo can stop it. */
  holdMs?: number | undefined;
  link?: string | undefined;
  /** The documents that the mail carries. */
  attachments?: readonly Attachment[] | undefined;
  /** After it the message says nothing new; a week from now when missing. */
  expiresAt?: string | undefined;
  isWrong?: boolean | undefined;
  /** True adds the parts to an earlier message about the same act that has not left. */
  joins?: boolean | undefined;
}

type Message = NonNullable<Awaited<ReturnType<typeof queries.selectByAct>>>;

/** Stops the mail of a message. Returns false when it may have left, or the office has sent the message. */
const stop = async (tx: Tx, { mail_id, sent_at }: Pick<Message, 'mail_id' | 'sent_at'>): Promise<boolean> =>
  sent_at === null && (mail_id === null || (await cancelMail(tx, mail_id)));

/** Returns the parts of a message as they are stored. */
export const toPartRows = <Kind extends AnyMessageKind>(messageId: string, parts: readonly Part<Kind>[]) =>
  parts.map(({ about, key = about, facts, names = [] }) => ({
    message_id: messageId,
    key,
    about,
    facts: JSON.stringify(facts),
    names: JSON.stringify(names),
  }));

/**
 * Tells a person of an act in its transaction: by mail where there is an address, and by a text that the
 * office can send. Returns false for somebody who was told of the act before, or for a kind that is switched off.
 */
export async function tell<Kind extends AnyMessageKind>(tx: Tx, telling: Telling<Kind>): Promise<boolean> {
  const { kind, to, act, parts, link, joins, attachments, isWrong = false, holdMs = 0 } = telling;
  const { messagesOff, phone: officePhone } = await readCompany(tx);
  if (messagesOff.includes(kind as (typeof optionalKinds)[number]) || parts.length === 0) return false;
  const expiresAt = telling.expiresAt ?? nowText(MESSAGE_DAYS * DAY_MS);
  const message = { kind, is_wrong: isWrong ? 1 : 0, link: link ?? null } as const;
  const row = { act, userId: to, kind, isWrong, link, expiresAt };
  let id = await queries.insertMessage(tx, row);
  // Read after the insert, which waits for an erasure of the person to end.
  const person = await queries.selectReader(tx, to);
  if (!person) {
    if (id !== undefined) await queries.deleteUnsent(tx, id);
    return false;
  }
  const reader = { ...person, holdMs, officePhone, attachments };
  if (id === undefined) {
    const before = joins ? await queries.selectByAct(tx, act, to) : undefined;
    if (!before) return false;
    id = (await stop(tx, before))
      ? before.id
      : await queries.insertMessage(tx, { ...row, act: `${act}:${parts[0]?.about}` });
    if (id === undefined) return false;
  }
  await queries.insertParts(tx, toPartRows(id, parts));
  await queueMessageMail(tx, { id, ...message }, reader);
  return true;
}

/** Tells a client, named by the client's own id. */
export async function tellClient<Kind extends AnyMessageKind>(
  tx: Tx,
  clientId: string,
  telling: Omit<Telling<Kind>, 'to'>,
): Promise<boolean> {
  const to = await queries.selectUserOfClient(tx, clientId);
  return to !== undefined && tell(tx, { ...telling, to });
}

/** Mails to each admin that the acts of one person cause in a day. */
export const OFFICE_MAILS_PER_DAY = 30;

/**
 * Mails every admin about something that waits for the office. @param by the user whose act it is: past
 * OFFICE_MAILS_PER_DAY the office sees it in its lists, without a mail
 */
export async function tellOffice<Kind extends AnyMessageKind>(
  tx: Tx,
  { by, ...telling }: Omit<Telling<Kind>, 'to'> & { by?: string },
): Promise<void> {
  const limit = { points: OFFICE_MAILS_PER_DAY, windowSeconds: DAY_MS / 1000 };
  if (by !== undefined && (await countUpTo(tx, `office-mails:${by}`, limit)) !== undefined) return;
  for (const to of await queries.selectAdminIds(tx)) await tell(tx, { ...telling, to });
}

/** Mails a message with the parts that are left. */
async function mailAgain(tx: Tx, message: Message, holdMs = 0): Promise<void> {
  const person = await queries.selectReader(tx, message.user_id);
  const { phone: officePhone } = await readCompany(tx);
  if (person) await queueMessageMail(tx, message, { ...person, holdMs, officePhone });
}

/** Mails a message again whose mail named somebody who was erased since. */
export async function mailWhatIsLeft(tx: Tx, messageId: string): Promise<void> {
  const message = await queries.selectMessage(tx, messageId);
  if (message) await mailAgain(tx, message);
}

/** Takes a message back: it goes where nobody was told, else another says that it does not hold. */
async function takeBackFrom(tx: Tx, message: Message, about: string, holdMs: number): Promise<void> {
  const parts = await queries.selectParts(tx, [message.id]);
  const wrong = parts.filter((one) => one.about === about);
  if (!(await stop(tx, message))) {
    // One that waits for another try would come after the one that takes it back.
    if (message.mail_id !== null) await dropMail(tx, message.mail_id);
    await queries.expire(tx, message.id);
    await tell(tx, {
      kind: message.kind,
      to: message.user_id,
      act: `undone:${message.id}:${about}`,
      parts: wrong.map(({ key, facts, names }) => ({
        about,
        key,
        facts: JSON.parse(facts),
        names: JSON.parse(names),
      })),
      isWrong: true,
    });
    return;
  }
  await queries.deleteParts(tx, message.id, about);
  if (parts.length === wrong.length) {
    await queries.deleteUnsent(tx, message.id);
    return;
  }
  await mailAgain(tx, message, holdMs);
}

/**
 * Takes back what was told of an audit entry, because it was undone. @param holdMs the delay of a mail
 * that still tells of the rest of its act
 */
export async function takeBack(tx: Tx, entryId: string, holdMs = 0): Promise<void> {
  for (const message of await queries.selectAbout(tx, entryId))
    await takeBackFrom(tx, message, entryId, holdMs);
}

/** Drops what is still to be sent of one thing; what a message tells of other things stays. */
async function dropFrom(tx: Tx, message: Message, about: string): Promise<void> {
  const parts = await queries.selectParts(tx, [message.id]);
  const hasLeft = message.mail_id !== null && !(await dropMail(tx, message.mail_id));
  if (parts.every((part) => part.about === about)) {
    // Deleted, it is written again where the thing is to be told after all.
    await (hasLeft ? queries.expire(tx, message.id) : queries.deleteUnsent(tx, message.id));
    return;
  }
  await queries.deleteParts(tx, message.id, about);
  if (!hasLeft) await mailAgain(tx, message);
}

/** Drops what is still to be sent about something that is over, such as a paid bill. */
export async function dropUnsent(tx: Tx, about: string): Promise<void> {
  for (const message of await queries.selectAbout(tx, about))
    if (message.sent_at === null) await dropFrom(tx, message, about);
}
