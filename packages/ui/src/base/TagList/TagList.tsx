import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Tag } from '../Tag/Tag.tsx';

export interface TagItem {
  id: string;
  /** One to four words. */
  label: string;
  /** Shown, and cannot be removed. */
  disabled?: boolean | undefined;
}

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'aria-label' | 'children'> {
  /** Names the list: `Chosen guards`. */
  label: string;
  /** In display order. */
  tags: readonly TagItem[];
  /** Shows a button on each tag. The caller leaves the tag out afterwards. */
  onRemove?: ((id: string) => void) | undefined;
  /** Name of a tag's button. */
  removeLabel?: ((label: string) => string) | undefined;
}

/** Returns the place to which a key moves from `at`, of `count` places. */
function moved(key: string, { at, count, isRtl }: { at: number; count: number; isRtl: boolean }) {
  const next = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const previous = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === next || key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === previous || key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tags in a `<ul>`, one tab stop with arrow keys between them. After a removal the next one has the
 * focus. Attributes and `ref` go to the list.
 */
export function TagList({ label, tags, onRemove, removeLabel, className, ...rest }: TagListProps) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  /** Place of the tag that was removed by its focused button. */
  const removedAt = useRef<number | null>(null);
  const stop = Math.min(current, tags.length - 1);

  // After each render: removing the focused button fires no blur.
  useLayoutEffect(() => {
    if (removedAt.current === null || document.activeElement !== document.body) return;
    buttons.current[Math.min(removedAt.current, tags.length - 1)]?.focus();
    removedAt.current = null;
  });

  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = moved(event.key, { at, count: tags.length, isRtl });
    if (to === undefined) return;
    event.preventDefault();
    buttons.current[to]?.focus();
  };
  const remove = (id: string, at: number) => {
    removedAt.current = at;
    onRemove?.(id);
  };
  return (
    <ul {...rest} aria-label={label} className={classNames('flex flex-wrap gap-1.5', className)}>
      {tags.map((tag, at) => (
        <li key={tag.id} className="max-w-full">
          <Tag
            disabled={tag.disabled}
            onRemove={onRemove && (() => remove(tag.id, at))}
            removeLabel={removeLabel?.(tag.label)}
            removeRef={(button) => {
              buttons.current[at] = button;
            }}
            removeProps={{
              tabIndex: at === stop ? 0 : -1,
              onFocus: () => setCurrent(at),
              onKeyDown: (event) => move(event, at),
            }}
          >
            {tag.label}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
