import { selectLastEntry } from '../../audit/undo-entries.queries.ts';
import { UNDO_MAIL_DELAY_MS } from '../../audit/undoable.service.ts';
import type { Tx } from '../../db/tables.ts';
import { takeBack, tell } from '../messages/messages.service.ts';

/** Tells an applicant of the office's answer, once undo is over. */
export async function tellOfAnswer(
  tx: Tx,
  answer: {
    of: 'job' | 'request';
    userId: string;
    isAccepted: boolean;
    reason: string | undefined;
    entryId: string;
  },
): Promise<void> {
  const { of, userId: to, isAccepted, reason, entryId } = answer;
  await tell(tx, {
    kind: isAccepted ? 'accepted' : 'declined',
    to,
    act: `answer:${entryId}`,
    parts: [{ about: entryId, facts: { of, ...(reason && !isAccepted && { reason }) } }],
    holdMs: UNDO_MAIL_DELAY_MS,
  });
}

const DECISIONS = {
  client_applications: ['acceptClientApplication', 'declineClientApplication'],
  security_applications: ['acceptSecurityApplication', 'declineSecurityApplication'],
};

/** Takes back what an applicant was told of the last answer. */
export async function takeBackAnswer(
  tx: Tx,
  entity: keyof typeof DECISIONS,
  applicationId: string,
): Promise<void> {
  const entry = await selectLastEntry(tx, { entity, entityId: applicationId, actions: DECISIONS[entity] });
  if (entry) await takeBack(tx, entry.id);
}
