import type { RosterPost } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { PeriodBar, type PeriodBarProps } from '../../../features/posts/PeriodBar/PeriodBar.tsx';
import { PostSheet } from '../../../features/posts/PostSheet/PostSheet.tsx';
import { type LoadedRoster, refreshRoster } from '../../../stores/posts/roster.ts';
import { clientLink, guardLink } from '../people/person-links.ts';
import { postsTabWords } from './posts-tab-words.ts';

/** In the URL, instead of the id of a post. */
export const ALL_SHEETS = 'all';

export interface RosterSheetProps {
  roster: LoadedRoster;
  /** The posts to print, each on a page of its own. */
  posts: readonly RosterPost[];
  /** All posts that match the filter of the roster are shown, not a single chosen one. */
  isAll: boolean;
  days: readonly Day[];
  now: Date;
  bar: Omit<PeriodBarProps, 'onPrint'>;
  /** Opens the muster of the post; leave out for several sheets, or where the server keeps none. */
  onMuster?: (() => void) | undefined;
  onBack: () => void;
}

/** One post of the roster, or each of them, to print. */
export function RosterSheet({ roster, posts, isAll, days, now, bar, onMuster, onBack }: RosterSheetProps) {
  const t = useWords(postsTabWords);
  const sheets = t('sheetsCount', { count: posts.length });
  return (
    <>
      <PeriodBar
        {...bar}
        isScreenOnly={isAll}
        printLabel={isAll ? t('printSheets', { sheets }) : t('printThisPost')}
        onPrint={() => print()}
      >
        <Button size="small" onPress={onBack}>
          {t('allPosts')}
        </Button>
        {onMuster && (
          <Button size="small" onPress={onMuster}>
            {t('muster')}
          </Button>
        )}
      </PeriodBar>
      {roster.state === 'loading' && <Skeleton />}
      {roster.state === 'failed' && (
        <ErrorState message={roster.message} onRetry={() => void refreshRoster()} scene />
      )}
      {posts.map((post) => (
        <PostSheet
          key={post._id}
          post={post}
          days={days}
          now={now}
          guardLink={guardLink}
          clientLink={clientLink}
          isOneOfMany={isAll}
        />
      ))}
      {roster.state === 'ready' && posts.length === 0 && (
        <EmptyState title={isAll ? t('noPostIsGuarded') : t('thisPostIsNot')} />
      )}
    </>
  );
}
