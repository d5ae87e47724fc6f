import { type ReactNode, Suspense } from 'react';
import { BesidePanel } from '../../../features/people/BesidePanel/BesidePanel.tsx';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.ts';
import { useSearchParams } from '../../search-params.ts';
import { personIn } from './person-links.ts';

const PersonRecord = lazyWithRetry(() => import('./PersonRecord.tsx').then((module) => module.PersonRecord));

/** A tab with the record of the person that the URL names, beside it or instead of it. */
export function WithPerson({ children }: { children: ReactNode }) {
  const person = personIn(useSearchParams());
  const record = person && (
    <Suspense>
      <PersonRecord key={`${person.kind} ${person.id}`} person={person} />
    </Suspense>
  );
  if (person?.asPage) return record;
  return <BesidePanel panel={record}>{children}</BesidePanel>;
}
