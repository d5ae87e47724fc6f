import type { Post } from '@prahari/contract/posts.schemas';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { datesText, shiftWithHours } from '../period-text.ts';
import { placeText } from '../post-text.ts';

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

/** The posts of a client that lack guards, above the form that asks for everything. */
export function ShortPosts({ posts, clientLink, assignHref, onAssign }: ShortPostsProps) {
  const [first] = posts;
  if (!first) return null;
  return (
    <section aria-label="Posts with empty places" className="mb-8 max-w-measure">
      <p className="mb-2 text-sm">
        <RowLink {...clientLink(first.client._id)} inSentence>
          {first.client.user.name}
        </RowLink>{' '}
        has {posts.length === 1 ? 'a post' : `${posts.length} posts`} with empty places.
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
                  {shiftWithHours(post.shift)}, {datesText(post.startDate, post.endDate)}
                </span>
              </span>
              <Lanterns filled={post.filled} total={post.asked} />
              <ButtonLink href={assignHref(post)} onClick={open} size="small">
                Assign guards
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
