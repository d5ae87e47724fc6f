import type { ReactNode } from 'react';

export interface Fact {
  /** What it is about; each once. */
  term: string;
  /** What it is. */
  detail: ReactNode;
}

export interface FactsProps {
  /** In the order they are read. */
  facts: readonly Fact[];
}

/** Terms at the start, what they are at the end, a hairline below each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="border-line border-t">
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex justify-between gap-4 border-line border-b py-2.5 text-sm">
          <dt className="shrink-0 text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere text-end font-medium tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
