import { audit } from '../audit/audit.ts';
import type { Tx } from '../db/tables.ts';
import { queueMail } from '../mail/outbox.queries.ts';
import { webhookOwnerGoneMail } from '../mail/templates.ts';
import { officeAddresses, selectIdsOfOwner, turnOff } from './deliveries.queries.ts';

/**
 * Turns off the webhooks of an admin whose account was disabled or erased, and tells the rest of the office:
 * nobody else may have looked at their addresses, and whoever added one knows its signing secret.
 */
export async function turnOffWebhooksOf(
  tx: Tx,
  { ownerId, actorId }: { ownerId: string; actorId: string | null },
): Promise<void> {
  for (const id of await selectIdsOfOwner(tx, ownerId)) {
    const url = await turnOff(tx, id, 'owner');
    if (url === undefined) continue;
    const mail = webhookOwnerGoneMail(new URL(url).host);
    for (const to of await officeAddresses(tx)) await queueMail(tx, { to, ...mail });
    await audit(tx, { actorId, action: 'turnOffWebhookOfOwner', entity: 'webhooks', entityId: id });
  }
}
