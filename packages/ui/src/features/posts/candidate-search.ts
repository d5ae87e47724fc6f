import type { Candidate } from '@prahari/contract/post-guards.schemas';

/** The digits of a search without zeros before the number, so that it is found however it was typed; undefined for other texts. */
const phoneDigits = (text: string): string | undefined =>
  /^[+\d\s()-]{4,}$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : undefined;

/** True if a search for a name or a phone number finds this guard. */
export function matchesCandidate({ name, phone }: Candidate, text: string): boolean {
  const digits = phoneDigits(text);
  return (
    name.toLowerCase().includes(text.toLowerCase()) ||
    (digits !== undefined && phone.replace(/\D/g, '').includes(digits))
  );
}
