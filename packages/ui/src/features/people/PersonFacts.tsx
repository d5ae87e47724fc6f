import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  /** Left out when empty. */
  detail: ReactNode;
}

/** What is known of a person, a row each. */
export const PersonFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="mt-5 border-line border-t text-sm">
    {facts
      .filter(({ detail }) => detail !== '' && detail !== null && detail !== undefined)
      .map(({ term, detail }) => (
        <div key={term} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-line border-b py-2">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere min-w-0 tabular-nums">{detail}</dd>
        </div>
      ))}
  </dl>
);
