import type { Post } from '@prahari/contract/posts.schemas';
import { type MouseEvent, useId } from 'react';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { datesText, shiftWithHours } from '../period-text.ts';
import { placeText } from '../post-text.ts';
import { shortPostsWords } from './short-posts-words.ts';

export interface ShortPostsProps {
  /** Posts of one client that lack guards. */
  posts: readonly Post[];
  /** Leads to the record of the client. */
  clientLink: (clientId: string) => LinkTarget;
  /** The URL of what `onAssign` opens. */
  assignHref: (post: Post) => string;
  /** Assign guards was pressed. */
  onAssign: (post: Post) => void;
}

/** The posts of a client that lack guards, beside the form that asks for everything a post knows. */
export function ShortPosts({ posts, clientLink, assignHref, onAssign }: ShortPostsProps) {
  const t = useWords(shortPostsWords);
  const sayOfficePosts = useWords(officePostsWords);
  const heading = useId();
  const [first] = posts;
  if (!first) return null;
  return (
    <section aria-labelledby={heading} className="max-w-measure">
      <h2 id={heading} className="text-lg">
        {t('postsWithEmptyPlaces')}
      </h2>
      <p className="mt-1 mb-3 text-muted text-sm wrap-anywhere">
        <RowLink {...clientLink(first.client._id)} inSentence>
          {first.client.user.name}
        </RowLink>
        <span>{t('hasShiftDatesAnd', { text: posts.length === 1 ? t('one') : posts.length })}</span>
      </p>
      <ul>
        {posts.map((post) => {
          const open = (event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onAssign(post);
          };
          return (
            <li
              key={post._id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-2.5 text-sm last:border-b"
            >
              <span className="min-w-48 flex-1">
                <span className="block font-name">{placeText(post)}</span>
                <span className="text-muted text-xs">
                  {`${shiftWithHours(post, sayOfficePosts)}, ${datesText(post.startDate, post.endDate)}`}
                </span>
              </span>
              <Lanterns filled={post.filled} total={post.asked} />
              <ButtonLink href={assignHref(post)} onClick={open} size="small">
                {t('assignGuards')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
