import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of FindAnything. */
export const findAnythingWords = defineOfficeWords('findAnything', {
  allShortcutsOutsideOf: 'all shortcuts, outside of fields',
  choose: 'choose',
  do: 'Do',
  down: 'Down',
  enter: 'Enter',
  esc: 'Esc',
  escClose: 'Esc: close',
  findAnything: 'Find anything',
  findGuardClientPost: 'Find a guard, client, post or bill',
  namePhonePlaceOr: 'Name, phone, place or bill number',
  nothingFoundFor: ({ trim }: { trim: string }) => `Nothing found for "${trim}"`,
  open: 'open',
  results: 'Results',
  searchCouldNotBe: 'The search could not be done. Check the connection and type again.',
  up: 'Up',
});

export type SayFindAnything = Translate<typeof findAnythingWords>;
