import { defineOfficeWords, type Translate } from '../../base/words/define-words.ts';

/** Words of the office that several components of watch share. */
export const officeWatchWords = defineOfficeWords('officeWatch', {
  absent: 'Absent',
  lateWaited: ({ waited }: { waited: string }) => `${waited} late`,
  minMinutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  nobody: 'Nobody',
  nobodyCalledYet: 'nobody called yet',
  nobodyPlacesEmpty: ({ empty }: { empty: number }) => `Nobody, ${empty} places`,
  notOfferedYet: 'not offered yet',
  notStartedYet: 'Not started yet',
});

export type SayOfficeWatch = Translate<typeof officeWatchWords>;
