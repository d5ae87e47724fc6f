import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface DescriptionItem {
  /** Unique within the list. */
  term: string;
  /** The description of the term. */
  detail: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** In display order. */
  items: readonly DescriptionItem[];
}

/** A `<dl>` with one row per term. Other attributes and `ref` go to the list. */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={classNames('border-line border-t', className)}>
      {items.map(({ term, detail }) => (
        <div
          key={term}
          className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2.5 text-sm"
        >
          <dt className="max-w-full text-muted">{term}</dt>
          <dd className="min-w-0 flex-[1_1_7rem] wrap-anywhere text-end font-medium tabular-nums">
            {detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
