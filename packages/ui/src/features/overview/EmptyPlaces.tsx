import type { Overview } from '@prahari/contract/overview.schemas';
import { formatCount } from '@prahari/domain/format';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { linkProps } from '../../base/link-props.ts';
import { boardOf, type ListLinks } from './list-link.ts';

export interface EmptyPlacesProps extends ListLinks {
  /** Undefined until the figures are known. */
  posts: Overview['posts'] | undefined;
}

const frame =
  'flex min-h-27 flex-wrap gap-4 @max-[40rem]:items-center px-[clamp(1rem,2.5vw,2rem)] py-3 @max-[40rem]:order-first @min-[40rem]:flex-col @min-[40rem]:justify-between @min-[40rem]:px-5 @min-[40rem]:py-4';

/** Amber in the light theme. In the dark theme only border and number, because a large bright area would outweigh the rest. */
const amber =
  'bg-[light-dark(var(--accent),var(--accent-soft))] text-[light-dark(var(--on-accent),var(--ink))] shadow-[inset_0_3px_var(--accent)] hover:bg-[light-dark(var(--accent-hover),var(--accent-soft))]';

const NUMBER =
  'block font-semibold text-3xl tabular-nums leading-14 tracking-tighter text-[light-dark(var(--on-accent),var(--accent))] @min-[40rem]:text-[5rem] @min-[40rem]:leading-17';

const partsOf = ({ emptyTonight, emptyToday, emptyLater }: Overview['posts']) =>
  [
    [emptyTonight, 'tonight'],
    [emptyToday, 'today'],
    [emptyLater, 'later'],
  ] as const;

/** How many places have no guard, and when; leads to the posts that are short. */
export function EmptyPlaces({ posts, ...links }: EmptyPlacesProps) {
  if (!posts) return <div className={`bg-sunken ${frame}`} />;
  const parts = partsOf(posts);
  const empty = parts.reduce((sum, [count]) => sum + count, 0);
  if (empty === 0)
    return (
      <div className={`justify-center bg-sunken ${frame}`}>
        {posts.total > 0 && (
          <span className="@max-[40rem]:-order-1">
            <LanternMarks filled={3} total={3} />
          </span>
        )}
        <p className="font-semibold text-md">
          {posts.total > 0 ? 'Every place has a guard' : 'No posts to guard yet'}
        </p>
      </div>
    );
  return (
    <a {...linkProps(links, boardOf('short'))} className={`no-underline -outline-offset-4 ${amber} ${frame}`}>
      <span>
        <span className={NUMBER}>{formatCount(empty)}</span>
        <span className="font-semibold text-sm @min-[40rem]:text-lg">
          {empty === 1 ? 'place empty' : 'places empty'}
        </span>
      </span>
      <span className="text-sm @max-[40rem]:ms-auto">
        {parts.map(([count, when]) => (
          <span key={when} className="flex gap-1.5">
            <span className="min-w-6 text-end font-semibold tabular-nums">{formatCount(count)}</span> {when}
          </span>
        ))}
      </span>
      <span className="font-semibold text-sm underline underline-offset-4 @max-[40rem]:sr-only">
        Show {formatCount(posts.short)} short {posts.short === 1 ? 'post' : 'posts'}
      </span>
    </a>
  );
}
