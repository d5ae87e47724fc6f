import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of PostsTable. */
export const postsTableWords = defineOfficeWords('postsTable', {
  assign: 'Assign',
  assignGuardsTo: ({ name }: { name: string }) => `Assign guards to ${name}`,
  cityNotKnown: 'City not known',
  client: 'Client',
  earliestFirst: 'earliest first',
  emptyCount: ({ count, empty }: { count: string; empty: number }) => `${count}, ${empty} empty`,
  emptyOn: 'Empty on',
  emptyPlacesOnNext: 'Empty places on the next seven days',
  ends: 'ends',
  endsColumn: 'Ends',
  fewestEmptyFirst: 'fewest empty first',
  guards: 'Guards',
  guardsOfName: ({ name }: { name: string }) => `Guards of ${name}:`,
  latestFirst: 'latest first',
  mostEmptyFirst: 'most empty first',
  nobody: 'Nobody',
  notBegun: 'Not begun',
  notChosen: 'Not chosen',
  ofFilled: ({ filled, asked }: { filled: number; asked: number }) => `${filled} of ${asked}`,
  onDutyNow: 'On duty now',
  place: 'Place',
  posts: 'Posts',
  postsCount: ({ count }: { count: number }) => (count === 1 ? '1 post' : `${count} posts`),
  shift: 'Shift',
  starts: 'starts',
  until: 'until',
});

export type SayPostsTable = Translate<typeof postsTableWords>;
