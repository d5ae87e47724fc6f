import type { Post } from '@prahari/contract/posts.schemas';
import { formatCount } from '@prahari/domain/format';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { linkProps } from '../../../base/link-props.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { placeText } from '../post-text.ts';
import { postsWallWords } from './posts-wall-words.ts';

export interface PostsWallProps {
  /** In the order of the board. */
  posts: readonly Post[];
  /** Places that have a guard, of all posts. */
  filled: number;
  /** Places asked for, of all posts. */
  asked: number;
  /** Number of all posts. */
  total: number;
  /** The URL of a post's row on the board. */
  hrefOf: (post: Post) => string;
  /** A group of lanterns was pressed. */
  onOpen: (post: Post) => void;
}

const nameOf = (post: Post) =>
  `${post.client.user.name}, ${placeText(post)}: ${post.filled} of ${post.asked} guards`;

/** Every place of every post as a lantern, grouped by post; each group leads to its row. */
export function PostsWall({ posts, filled, asked, total, ...links }: PostsWallProps) {
  const t = useWords(postsWallWords);
  return (
    <div>
      <h2 className="font-semibold text-muted text-xs tracking-normal">
        {t('placesHaveGuard', {
          filled: formatCount(filled),
          places: formatCount(asked),
          count: formatCount(total),
          posts: total,
          shown:
            posts.length > 0 && posts.length < total
              ? t('ofThemAreShown', { count: formatCount(posts.length) })
              : '',
        })}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-2 gap-y-1.5 touch:gap-y-0">
        {posts.map((post) => (
          <li key={post._id}>
            {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: linkProps has the href */}
            <a
              {...linkProps(links, post)}
              title={nameOf(post)}
              aria-label={nameOf(post)}
              className="flex min-h-6 min-w-6 items-end hover:bg-sunken touch:min-h-11 touch:min-w-11"
            >
              {post.asked > 0 && (
                <LanternMarks filled={Math.min(post.filled, post.asked)} total={post.asked} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
