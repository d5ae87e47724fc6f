import type { Tx } from '../db/tables.ts';

/** Converts a time to the first digits of a UUIDv7. */
const timePart = (ms: number): string => {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
};

/**
 * Gives the audit entries after one the ids of their own times, which the log is sorted by: ids are made
 * by the real clock.
 */
export async function dateEntries(tx: Tx, after: string): Promise<void> {
  const entries = await tx
    .selectFrom('audit_log')
    .select(['id', 'at'])
    .where('id', '>', after)
    .orderBy('id')
    .execute();
  let last = 0;
  for (const { id, at } of entries) {
    // Entries of one act keep their order.
    last = Math.max(Date.parse(at), last + 1);
    const dated = `${timePart(last)}${id.slice(13)}`;
    await tx.updateTable('audit_log').set({ id: dated }).where('id', '=', id).execute();
    await tx.updateTable('audit_unsealed').set({ entry_id: dated }).where('entry_id', '=', id).execute();
    await tx.updateTable('audit_texts').set({ entry_id: dated }).where('entry_id', '=', id).execute();
    await tx.updateTable('message_parts').set({ about: dated }).where('about', '=', id).execute();
  }
}

/** The mails of the acts left at their time, so that the demo sends none at its start. */
export async function finishMails(tx: Tx, after: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set(({ ref }) => ({ sent_at: ref('created_at'), text: '', html: '' }))
    .where('id', '>', after)
    .where('sent_at', 'is', null)
    .execute();
}
