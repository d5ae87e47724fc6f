import type { PersonResult as ShownResult } from '../../../features/people/shared-phone.ts';
import type { PersonResult } from '../../../stores/people/people.ts';
import { type PersonKind, recordLink } from './person-links.ts';

/** The result for the form: who has the phone already, with a link that closes the form. */
export function withOwnerLink(
  kind: PersonKind,
  { phoneOwner, ...result }: PersonResult,
  close: () => void,
): ShownResult {
  if (!phoneOwner) return result;
  const { _id, name } = phoneOwner;
  return { ...result, phoneOwner: { name, link: _id ? recordLink({ kind, _id }, close) : undefined } };
}
