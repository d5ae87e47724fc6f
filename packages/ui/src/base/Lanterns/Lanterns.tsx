import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { LanternMarks } from './LanternMarks.tsx';

export interface LanternsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Number of filled places. */
  filled: number;
  /** Number of places. */
  total: number;
  /** The number as text; `2 of 3` when left out. */
  text?: string | undefined;
}

/** A `<span>` with a number and one lantern per place. Attributes and `ref` go to the span. */
export function Lanterns({ filled, total, text, className, ...rest }: LanternsProps) {
  const t = useWords(baseWords);
  return (
    <span {...rest} className={classNames('inline-flex items-center gap-x-2.5 tabular-nums', className)}>
      <span className="min-w-[3em] whitespace-nowrap">
        {text ?? t('partOf', { part: String(filled), total: String(total) })}
      </span>
      {total > 0 && <LanternMarks filled={Math.min(Math.max(filled, 0), total)} total={total} />}
    </span>
  );
}
