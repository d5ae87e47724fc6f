import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { SkeletonBar } from './SkeletonBar.tsx';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** The shape of what is loading: rows of a list, running text, or cards. */
  shape?: 'rows' | 'text' | 'cards' | undefined;
  /** Number of rows, lines or cards. */
  rows?: number | undefined;
  /** Announced by screen readers: `Loading bills`. */
  label?: string | undefined;
  /** SkeletonBars in the shape of what is loading, in place of rows, lines or cards. */
  children?: ReactNode;
}

const WIDTHS = ['w-11/12', 'w-4/5', 'w-full', 'w-3/4', 'w-5/6'];
const DEFAULT_ROWS = { rows: 5, text: 3, cards: 3 } as const;
const FRAME = {
  rows: 'w-full',
  text: 'grid w-full max-w-measure gap-3 py-1',
  cards: 'grid w-full grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4',
} as const;

/** A `role="status"` placeholder for loading content. Attributes and `ref` go to the element. */
export function Skeleton({
  shape = 'rows',
  rows = DEFAULT_ROWS[shape],
  label,
  children,
  className,
  ...rest
}: SkeletonProps) {
  const t = useWords(baseWords);
  return (
    <div role="status" {...rest} className={classNames(children ? 'w-full' : FRAME[shape], className)}>
      <span className="sr-only">{label ?? t('loading')}</span>
      {children ??
        Array.from({ length: rows }, (_, index) => `${index}`).map((id, index) => {
          const line = <SkeletonBar key={id} className={WIDTHS[index % WIDTHS.length]} />;
          if (shape === 'text') return line;
          return shape === 'cards' ? (
            <div key={id} className="grid gap-4 rounded-md border border-line p-4 sm:p-6">
              <SkeletonBar tall className="w-1/2" />
              <SkeletonBar className="w-full" />
              <SkeletonBar className="w-4/5" />
            </div>
          ) : (
            <div key={id} className="flex h-row items-center border-line border-b">
              {line}
            </div>
          );
        })}
    </div>
  );
}
