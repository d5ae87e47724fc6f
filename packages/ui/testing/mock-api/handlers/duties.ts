import { endDuty, listOwnDuties, startDuty } from '@prahari/contract/duties';
import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { answerLeave, askForLeave, listLeave, listOwnLeave, withdrawLeave } from '@prahari/contract/leave';
import type { OwnLeave } from '@prahari/contract/leave.schemas';
import { pendingLeave } from '../../../src/features/leave/leave.samples.ts';
import type { MockData } from '../data.ts';
import { dataReply, reply } from '../reply.ts';

/** The duties of the signed-in guard. */
export function dutyHandlers({ duties, leave, leaveToAnswer }: MockData) {
  const change = (dutyId: string, changes: Partial<OwnDuty>) => {
    const duty = duties.find(({ _id }) => _id === dutyId);
    return duty && dataReply(Object.assign(duty, changes));
  };
  return [
    reply(listOwnDuties, () => dataReply(duties)),
    reply(startDuty, ({ body: { dutyId, at } }) => change(dutyId, { startedAt: at, state: 'present' })),
    reply(endDuty, ({ body: { dutyId, at } }) => change(dutyId, { endedAt: at })),
    reply(listOwnLeave, () => dataReply(leave)),
    reply(askForLeave, ({ body }) => {
      const asked: OwnLeave = { ...pendingLeave, ...body, _id: `leave-asked-${leave.length}` };
      leave.unshift(asked);
      return dataReply(asked);
    }),
    reply(withdrawLeave, ({ body: { leaveId } }) => {
      const index = leave.findIndex(({ _id }) => _id === leaveId);
      leave.splice(index, 1);
      return dataReply({ _id: leaveId });
    }),
    reply(listLeave, () => dataReply(leaveToAnswer)),
    reply(answerLeave, ({ body: { leaveId, approved } }) => {
      const asked = leaveToAnswer.find(({ _id }) => _id === leaveId);
      return asked && dataReply({ ...asked, status: approved ? 'approved' : 'declined' });
    }),
  ];
}
