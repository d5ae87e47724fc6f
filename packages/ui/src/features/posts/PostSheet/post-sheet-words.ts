import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of PostSheet. */
export const postSheetWords = defineOfficeWords('postSheet', {
  assigned: 'assigned',
  assignedSuffix: ' assigned',
  assignedUpToToday: 'assigned, up to today',
  days: 'Days',
  daysCount: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
  daysOfEachGuard: 'Days of each guard',
  empty: 'empty',
  forClientNameAnd: 'For the client, name and date',
  guard: 'Guard',
  guardsAsked: ({ asked }: { asked: number }) => (asked === 1 ? '1 guard' : `${asked} guards`),
  nobodyIsAtThis: 'Nobody is at this post on these days.',
  notAssigned: ' not assigned',
  office: 'Office',
  placesEmpty: 'Places empty',
  planned: 'planned',
  postOfDates: ({ dates }: { dates: string }) => `Post of ${dates}`,
  sheetOfPrintedOn: ({ dates, day }: { dates: string; day: string }) =>
    ` · sheet of ${dates}, printed on ${day}`,
  supervisorNameAndDate: 'Supervisor, name and date',
});

export type SayPostSheet = Translate<typeof postSheetWords>;
