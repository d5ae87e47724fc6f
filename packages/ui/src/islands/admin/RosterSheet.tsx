import type { Day } from '@prahari/contract';
import { Button } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { PeriodBar, type PeriodBarProps } from '../../features/posts/PeriodBar/PeriodBar.tsx';
import { PostSheet } from '../../features/posts/PostSheet/PostSheet.tsx';
import { type LoadedRoster, refreshRoster } from '../../stores/roster.ts';
import { clientLink, guardLink } from './person-links.ts';

export interface RosterSheetProps {
  roster: LoadedRoster;
  postId: string;
  days: readonly Day[];
  now: Date;
  bar: Omit<PeriodBarProps, 'onPrint'>;
  onBack: () => void;
}

/** One post of the roster, to print. */
export function RosterSheet({ roster, postId, days, now, bar, onBack }: RosterSheetProps) {
  const post = roster.state === 'ready' && roster.posts.find(({ _id }) => _id === postId);
  return (
    <>
      <PeriodBar {...bar} printLabel="Print this post" onPrint={() => print()}>
        <Button size="small" onPress={onBack}>
          All posts
        </Button>
      </PeriodBar>
      {roster.state === 'loading' && <Skeleton />}
      {roster.state === 'failed' && (
        <ErrorState message={roster.message} onRetry={() => void refreshRoster()} scene />
      )}
      {post && (
        <PostSheet
          key={postId}
          post={post}
          days={days}
          now={now}
          guardLink={guardLink}
          clientLink={clientLink}
        />
      )}
      {roster.state === 'ready' && !post && <EmptyState title="This post is not guarded on these days" />}
    </>
  );
}
