import type { Post } from '@prahari/contract/posts.schemas';
import { useMemo } from 'react';
import type { TableState } from '../../../base/data-grid/table-props.ts';
import { Table } from '../../../base/Table/Table.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { type PostActions, postColumns } from './columns.tsx';
import { postsTableWords, type SayPostsTable } from './posts-table-words.ts';

export interface PostsTableProps extends PostActions, TableState {
  /** The posts of one page. */
  posts: readonly Post[];
  /** Groups posts, sorted by it, by their city. */
  byCity?: boolean | undefined;
}

/** On a phone a row is a composition: client and place, then guards, people and the action side by side. */
const phoneStyles = [
  '@max-[40rem]:[&_tbody:not([data-empty])_tr]:grid-cols-[auto_minmax(0,1fr)_auto]',
  '@max-[40rem]:[&_tbody:not([data-empty])_tr]:items-start @max-[40rem]:[&_td:nth-child(8)]:self-end',
  '@max-[40rem]:[&_td:nth-child(1)]:col-span-full',
  '@max-[40rem]:[&_td:nth-child(5)]:col-start-2',
  '@max-[40rem]:[&_td:nth-child(8)]:col-span-1 @max-[40rem]:[&_td:nth-child(8)]:col-start-3 @max-[40rem]:[&_td:nth-child(8)]:mt-0',
  // at twice the text size one below the other
  '@max-[16rem]:[&_tbody:not([data-empty])_tr]:grid-cols-1! @max-[16rem]:[&_td]:col-start-1!',
].join(' ');

const cityOf = ({ place }: Post, t: SayPostsTable) => place.city || t('cityNotKnown');

const cities = (t: SayPostsTable) => ({
  nameOf: (post: Post) => cityOf(post, t),
  head: (city: string, posts: readonly Post[]) => {
    const inCity = posts.filter((post) => cityOf(post, t) === city);
    const empty = inCity.reduce((sum, { short }) => sum + short, 0);
    const count = t('postsCount', { count: inCity.length });
    return (
      <>
        {city}{' '}
        <span className="ms-1 font-normal text-muted">
          {empty > 0 ? t('emptyCount', { count, empty }) : count}
        </span>
      </>
    );
  },
});

/** Posts with their empty places and guards, one table at every width. */
export function PostsTable({
  posts,
  now,
  onAssign,
  onShowGuards,
  assignHref,
  clientLink,
  byCity = false,
  ...table
}: PostsTableProps) {
  const t = useWords(postsTableWords);
  const columns = useMemo(
    () => postColumns({ now, onAssign, onShowGuards, assignHref, clientLink }, t),
    [now, onAssign, onShowGuards, assignHref, clientLink, t],
  );
  return (
    <Table
      {...table}
      label={t('posts')}
      columns={columns}
      rows={posts}
      rowKey={({ _id }) => _id}
      groups={byCity ? cities(t) : undefined}
      className={phoneStyles}
    />
  );
}
