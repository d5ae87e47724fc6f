import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Dialog } from '../../../../base/Dialog/Dialog.tsx';
import { ErrorState } from '../../../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../../base/Skeleton/Skeleton.tsx';
import { useWords } from '../../../../base/words/useWords.ts';
import { SwapDuties } from '../../../../features/posts/SwapDuties/SwapDuties.tsx';
import { suggestedOtherDay } from '../../../../features/posts/SwapDuties/swap-draft.ts';
import { draftAbout } from '../../../../stores/forms/drafts.ts';
import {
  $duties,
  $failedDays,
  $ownDays,
  loadDutiesOn,
  loadOwnDays,
  swapDuties,
} from '../../../../stores/posts/swaps.ts';
import { atPostWords } from './at-post-words.ts';

export interface SwapAtPostProps {
  postId: string;
  guard: { _id: string; name: string };
  now: Date;
  onClose: () => void;
}

/** The dialog that swaps a duty of a guard at a post with one of somebody else. */
export function SwapAtPost({ postId, guard, now, onClose }: SwapAtPostProps) {
  const t = useWords(atPostWords);
  const own = useStore($ownDays, { ssr: 'initial' });
  const duties = useStore($duties, { ssr: 'initial' });
  const failedDays = useStore($failedDays, { ssr: 'initial' });
  const key = `${postId} ${guard._id}`;
  const days = own.state === 'ready' && own.key === key ? own.days : undefined;
  useEffect(() => void loadOwnDays(postId, guard._id), [postId, guard._id]);
  useEffect(() => {
    const first = days?.[0];
    if (days && first) for (const day of new Set([first, suggestedOtherDay(days)])) void loadDutiesOn(day);
  }, [days]);
  if (own.key !== key || own.state !== 'ready' || own.days.length === 0)
    return (
      <Dialog isOpen onClose={onClose} title={t('swapDutyOf', { name: guard.name })}>
        {own.key === key && own.state === 'failed' && (
          <ErrorState message={t('dutiesCouldNotBe')} onRetry={() => void loadOwnDays(postId, guard._id)} />
        )}
        {own.key === key && own.state === 'ready' && <p>{t('noDutyInNext')}</p>}
        {(own.key !== key || own.state === 'loading') && <Skeleton label={t('loadingDuties')} />}
      </Dialog>
    );
  return (
    <SwapDuties
      guard={guard}
      postId={postId}
      ownDays={own.days}
      duties={duties}
      failedDays={failedDays}
      onDay={(day) => void (duties[day] ?? loadDutiesOn(day))}
      now={now}
      draft={draftAbout('swapDuties', key)}
      submit={(body) => swapDuties(postId, body)}
      onClose={onClose}
    />
  );
}
