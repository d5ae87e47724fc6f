import { formatCount } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { morePostsWords } from './more-posts-words.ts';

export interface MorePostsProps {
  /** Number of posts that are loaded. */
  loaded: number;
  /** More are loading. */
  busy: boolean;
  /** Load more was pressed. */
  onMore: () => void;
}

/** Says that there are more posts than are loaded, and loads them. */
export const MorePosts = ({ loaded, busy, onMore }: MorePostsProps) => {
  const t = useWords(morePostsWords);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-warning border-s-3 bg-sunken px-3 py-2 text-sm">
      <p>{t('theseArePostsThat', { count: formatCount(loaded) })}</p>
      <Button size="small" className="print:hidden" pending={busy} onPress={onMore}>
        {t('loadMorePosts')}
      </Button>
    </div>
  );
};
