import type { AddResult as ShownResult } from '../../features/people/SharedPhone.tsx';
import type { AddResult } from '../../stores/people.ts';
import { type PersonKind, recordLink } from './person-links.ts';

/** The result for the form: who has the phone already, with a link that closes the form. */
export function withOwnerLink(
  kind: PersonKind,
  { phoneOwner, ...result }: AddResult,
  close: () => void,
): ShownResult {
  if (!phoneOwner) return result;
  const { _id, name } = phoneOwner;
  return { ...result, phoneOwner: { name, link: _id ? recordLink({ kind, _id }, close) : undefined } };
}
