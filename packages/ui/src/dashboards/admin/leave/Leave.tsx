import { useStore } from '@nanostores/react';
import type { Day } from '@prahari/domain/days';
import { useEffect } from 'react';
import { LeaveToAnswer } from '../../../features/leave/LeaveToAnswer/LeaveToAnswer.tsx';
import { $answering, answerLeave, leaveToAnswer } from '../../../stores/leave/leave-to-answer.ts';
import { hrefOf, pushParams } from '../../search-params.ts';

/** The week of a day in the roster, where its empty places are filled. */
const rosterOf = (day: Day) => ({ tab: 'today', view: 'week', week: day, day });

/** Leave that waits for the office, on its first screen. Shows nothing while there is none. */
export function Leave() {
  const loaded = useStore(leaveToAnswer.$loaded, { ssr: 'initial' });
  const answering = useStore($answering, { ssr: 'initial' });
  useEffect(() => void leaveToAnswer.load(), []);
  if (loaded.state !== 'ready' || loaded.data.length === 0) return null;
  return (
    <LeaveToAnswer
      leave={loaded.data}
      pendingIds={[...answering]}
      onAnswer={(leaveId, approved) => void answerLeave(leaveId, approved)}
      hrefOf={(day) => hrefOf(rosterOf(day))}
      onOpen={(day) => pushParams(rosterOf(day))}
    />
  );
}
