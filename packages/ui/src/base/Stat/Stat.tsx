import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the figure. */
  caption: string;
  /** The formatted figure: `₹20,78,000`. */
  value: string;
  /** The total that `value` is a part of: 44 in `38 of 44`. */
  total?: string | undefined;
  /** A small decorative mark after the figure. */
  mark?: ReactNode;
  /** One line that explains it. */
  note?: string | undefined;
}

/** One figure with its caption. Other attributes and `ref` go to the element. */
export function Stat({ caption, value, total, mark, note, className, ...rest }: StatProps) {
  const t = useWords(baseWords);
  return (
    <div {...rest} className={classNames('grid min-w-0 content-start', className)}>
      <p className="font-semibold text-muted text-xs">{caption}</p>
      <p className="mt-1 font-semibold text-xl tabular-nums tracking-tight">
        <span className="whitespace-nowrap">{value}</span>
        {total && (
          <span className="ms-1 whitespace-nowrap font-medium text-faint text-sm tracking-normal">
            {` ${t('ofTotal', { total })}`}
          </span>
        )}
        {mark && <span className="ms-1.5 inline-block">{mark}</span>}
      </p>
      {note && <p className="text-faint text-xs">{note}</p>}
    </div>
  );
}
