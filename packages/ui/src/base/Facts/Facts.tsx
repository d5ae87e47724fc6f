import type { ReactNode } from 'react';

export interface FactsProps {
  facts: readonly { term: string; detail: ReactNode }[];
}

/** Terms on the left, what they are on the right, a hairline below each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="border-line border-t">
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex justify-between gap-4 border-line border-b py-2.5 text-sm">
          <dt className="shrink-0 text-muted">{term}</dt>
          <dd className="min-w-0 wrap-anywhere text-right font-medium tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
