import { type ReactNode, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords } from '../client-guards-words.ts';

/** A client with more posts sees this many at first. */
const FIRST = 5;

export interface FirstPostsProps<Post> {
  /** All posts, in their order. */
  posts: readonly Post[];
  /** True for a post that comes before others as long as not all are shown. */
  isUrgent?: (post: Post) => boolean;
  /** Draws one post. */
  children: (post: Post) => ReactNode;
}

/** Takes the focus that the pressed button had, so that Tab goes on to the first post that it brought. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The first of many posts, and the others once they are asked for. */
export function FirstPosts<Post>({ posts, isUrgent = () => false, children }: FirstPostsProps<Post>) {
  const t = useWords(clientGuardsWords);
  const [isAll, setAll] = useState(false);
  const isCut = !isAll && posts.length > FIRST + 1;
  const urgentFirst = [...posts].sort((one, other) => Number(isUrgent(other)) - Number(isUrgent(one)));
  const shown = isCut ? urgentFirst : posts;
  return (
    <>
      {shown.slice(0, FIRST).map(children)}
      {isAll && <span ref={takeFocus} tabIndex={-1} className="sr-only" />}
      {!isCut && shown.slice(FIRST).map(children)}
      {isCut && (
        <p className="mt-4 mb-8">
          <Button onPress={() => setAll(true)}>{t('showAllPosts', { count: posts.length })}</Button>
        </p>
      )}
    </>
  );
}
