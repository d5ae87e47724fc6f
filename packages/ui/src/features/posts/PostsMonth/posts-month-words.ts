import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of PostsMonth. */
export const postsMonthWords = defineOfficeWords('postsMonth', {
  dashedPlaceIsEmpty: 'Dashed: a place is empty',
  dottedNobody: 'Dotted: nobody',
  guardsAtEachPost: 'Guards at each post on each day',
  muster: 'Muster',
  numberOfGuardsOn: 'Number of guards on a day',
  ofAsked: ({ asked }: { asked: number }) => ` of ${asked}`,
  ofFilledOn: ({ filledOn, asked }: { filledOn: number; asked: number }) => `${filledOn} of ${asked}`,
  ofName: ({ name }: { name: string }) => ` of ${name}`,
  placesEmpty: 'Places empty',
  post: 'Post',
  solidLineFull: 'Solid line: full',
});
