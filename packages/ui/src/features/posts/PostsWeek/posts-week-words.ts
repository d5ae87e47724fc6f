import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of PostsWeek. */
export const postsWeekWords = defineOfficeWords('postsWeek', {
  beginsOnWeekday: ({ weekday }: { weekday: string }) => `Begins on ${weekday}`,
  dark2000To: 'Dark: 20:00 to 08:00',
  dashedPlaceIsEmpty: 'Dashed: a place is empty',
  dottedNobody: 'Dotted: nobody',
  empty: ({ empty }: { empty: number }) => `${empty} empty`,
  emptyEmptyAt: ({ emptyAt }: { emptyAt: number }) => `${emptyAt} empty`,
  ofFilledOn: ({ filledOn, asked }: { filledOn: number; asked: number }) => `${filledOn} of ${asked}`,
  post: 'Post',
  shiftNotChosen: 'Shift not chosen',
  solidLineFull: 'Solid line: full',
});

export type SayPostsWeek = Translate<typeof postsWeekWords>;
