import { useStore } from '@nanostores/react';
import { leaveMessages } from '@prahari/contract/leave';
import { useState } from 'react';
import { type LeaveDuty, LeaveToAnswer } from '../../../features/leave/LeaveToAnswer/LeaveToAnswer.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { $answering, answerLeave, leaveToAnswer } from '../../../stores/leave/leave-to-answer.ts';
import { $covered } from '../../../stores/posts/cover-duty.ts';
import { LoadedPart } from '../../LoadedPart.tsx';

const CoverThisDuty = lazyPart(() => import('../posts/CoverThisDuty.tsx'), 'CoverThisDuty');

/** Leave that waits for the office, on its first screen, once it is loaded. Shows nothing while there is none. */
export function Leave() {
  const loaded = useStore(leaveToAnswer.$loaded, { ssr: 'initial' });
  const answering = useStore($answering, { ssr: 'initial' });
  const covered = useStore($covered, { ssr: 'initial' });
  const [duty, setDuty] = useState<LeaveDuty>();
  return (
    <>
      <LoadedPart loaded={loaded} message={leaveMessages.fetchFailed} onRetry={leaveToAnswer.load}>
        {(leave) =>
          leave.length > 0 && (
            <LeaveToAnswer
              leave={leave}
              pendingIds={[...answering]}
              onAnswer={(leaveId, approved) => void answerLeave(leaveId, approved)}
              covered={covered}
              onFind={setDuty}
            />
          )
        }
      </LoadedPart>
      {duty?.postId && <CoverThisDuty duty={duty} postId={duty.postId} onClose={() => setDuty(undefined)} />}
    </>
  );
}
