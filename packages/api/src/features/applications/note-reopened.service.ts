import type { ClientApplication, SecurityApplication } from '@prahari/contract/applications.schemas';
import { audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/tables.ts';
import { announce } from '../../webhooks/deliveries.queries.ts';

const reopenedAs = {
  client_applications: { action: 'reopenClientApplication', kind: 'client' },
  security_applications: { action: 'reopenSecurityApplication', kind: 'security' },
} as const;

/** Writes the audit entry of an answer that was taken back and tells webhooks. `undoes` is the undone entry's id. */
export async function noteReopened(
  tx: Tx,
  entity: keyof typeof reopenedAs,
  { _id, status, user }: ClientApplication | SecurityApplication,
  { actorId, undoes }: { actorId: string; undoes: string | undefined },
): Promise<void> {
  const { action, kind } = reopenedAs[entity];
  await audit(tx, { actorId, action, entity, entityId: _id, detail: { undoes, was: status } });
  await announce(tx, {
    type: 'application.decided.undone',
    data: {
      applicationId: _id,
      kind,
      status: status === 'rejected' ? 'declined' : 'accepted',
      userId: user._id,
    },
  });
}
