import { useStore } from '@nanostores/react';
import { leaveMessages } from '@prahari/contract/leave';
import type { AskForLeaveBody } from '@prahari/contract/leave.schemas';
import { useEffect } from 'react';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { AskForLeave, type LeaveDraft } from '../../features/leave/AskForLeave/AskForLeave.tsx';
import { OwnLeaveList } from '../../features/leave/OwnLeaveList/OwnLeaveList.tsx';
import { ownLeaveWords } from '../../features/leave/own-leave-words.ts';
import { ownDuties } from '../../stores/duties/own-duties.ts';
import { draftOf } from '../../stores/forms/drafts.ts';
import { $asking, $withdrawing, askForLeave, ownLeave, withdrawLeave } from '../../stores/leave/own-leave.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useNow } from '../useNow.ts';

const $draft = draftOf<LeaveDraft>('leave');

async function ask(asked: AskForLeaveBody): Promise<void> {
  if (await askForLeave(asked)) $draft.set(undefined);
}

/** A guard asks for leave and sees the answers. */
export function LeaveTab() {
  const t = useWords(ownLeaveWords);
  const loaded = useStore(ownLeave.$loaded, { ssr: 'initial' });
  const duties = useStore(ownDuties.$loaded, { ssr: 'initial' });
  const pending = useStore($asking, { ssr: 'initial' });
  const withdrawing = useStore($withdrawing, { ssr: 'initial' });
  const now = useNow();
  useEffect(() => void ownLeave.load(), []);
  const coming = (duties.state === 'ready' && duties.data) || [];
  const dutyDays = coming
    .filter(({ state, beginsAt }) => state === 'planned' && Date.parse(beginsAt) > now.getTime())
    .map(({ day }) => day);
  return (
    <TabPage>
      <SectionHeader title={t('leave')} />
      <LoadedView
        loaded={loaded}
        label={t('loading')}
        message={leaveMessages.fetchFailed}
        onRetry={ownLeave.load}
      >
        {(leave) => (
          <>
            <AskForLeave
              // A new question after each answer.
              key={leave.length}
              now={now}
              dutyDays={dutyDays}
              leave={leave}
              pending={pending}
              draft={$draft}
              onAsk={(asked) => void ask(asked)}
            />
            {leave.length > 0 && (
              <OwnLeaveList
                leave={leave}
                pendingIds={[...withdrawing]}
                onWithdraw={(leaveId) => void withdrawLeave(leaveId)}
              />
            )}
          </>
        )}
      </LoadedView>
    </TabPage>
  );
}
