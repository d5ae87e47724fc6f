import type { Location } from '@prahari/contract/assignments.schemas';

/** A place in one line: `Main gate, B wing, Pune`. */
export const placeText = ({ street, city }: Location): string =>
  [street, city].filter((part) => part !== '').join(', ');
