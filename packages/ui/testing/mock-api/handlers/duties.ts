import { endDuty, listOwnDuties, startDuty } from '@prahari/contract/duties';
import type { OwnDuty } from '@prahari/contract/duties.schemas';
import type { MockData } from '../data.ts';
import { dataReply, reply } from '../reply.ts';

/** The duties of the signed-in guard. */
export function dutyHandlers({ duties }: MockData) {
  const change = (dutyId: string, changes: Partial<OwnDuty>) => {
    const duty = duties.find(({ _id }) => _id === dutyId);
    return duty && dataReply(Object.assign(duty, changes));
  };
  return [
    reply(listOwnDuties, () => dataReply(duties)),
    reply(startDuty, ({ body: { dutyId, at } }) => change(dutyId, { startedAt: at, state: 'present' })),
    reply(endDuty, ({ body: { dutyId, at } }) => change(dutyId, { endedAt: at })),
  ];
}
