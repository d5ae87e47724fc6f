import type { ReactNode } from 'react';
import { BesidePanel } from '../../../features/people/BesidePanel/BesidePanel.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { useSearchParams } from '../../search-params.ts';
import { personIn } from './person-links.ts';

const PersonRecord = lazyPart(() => import('./PersonRecord.tsx'), 'PersonRecord');

/** A tab with the record of the person that the URL names, beside it or instead of it. */
export function WithPerson({ children }: { children: ReactNode }) {
  const person = personIn(useSearchParams());
  const record = person && <PersonRecord key={`${person.kind} ${person.id}`} person={person} />;
  if (person?.asPage) return record;
  return <BesidePanel panel={record}>{children}</BesidePanel>;
}
