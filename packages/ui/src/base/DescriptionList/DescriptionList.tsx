import type { ReactNode } from 'react';

export interface DescriptionItem {
  /** What it is about; each once. */
  term: string;
  /** What it is. */
  detail: ReactNode;
}

export interface DescriptionListProps {
  /** In the order they are read. */
  items: readonly DescriptionItem[];
}

/** Terms at the start, what they are at the end, a hairline below each. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="border-line border-t">
      {items.map(({ term, detail }) => (
        <div key={term} className="flex justify-between gap-4 border-line border-b py-2.5 text-sm">
          <dt className="shrink-0 text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere text-end font-medium tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
