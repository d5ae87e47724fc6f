import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of RotationDialog. */
export const rotationDialogWords = defineOfficeWords('rotationDialog', {
  addGuard: 'Add a guard',
  addReliever: 'Add a reliever',
  andMoreRest: ({ rest }: { rest: number }) => `and ${rest} more`,
  anotherRelieverFillsThem: ({ days }: { days: string }) => `${days}. Another reliever fills them.`,
  atMostHoursWeek: ({ most, weekHours }: { most: number; weekHours: number }) =>
    `At most ${most} hours a week; the law says ${weekHours}.`,
  byRelieverCount: ({
    duties,
    relieverDuties,
    relievers,
  }: {
    duties: string;
    relieverDuties: number;
    relievers: number;
  }) => `${duties}, ${relieverDuties} by ${relievers === 1 ? 'the reliever' : 'relievers'}`,
  completePatternGuardsAnd: 'Complete the pattern, the guards and the days.',
  day: 'day',
  dayCount: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
  dayOff: 'day off',
  days: 'Days',
  daysOfEachGuard: 'Days of each guard',
  daysOff: 'Days off',
  daysOn: 'Days on',
  duties: 'Duties',
  duty: 'duty',
  dutyCount: ({ count }: { count: number }) => (count === 1 ? '1 duty' : `${count} duties`),
  earlierDays: 'Earlier days',
  emptyOnDays: ({ count }: { count: number }) =>
    count === 1 ? 'Empty on 1 day: ' : `Empty on ${count} days: `,
  extendItMonthBy: ({ dates }: { dates: string }) => `${dates}. Extend it month by month.`,
  forDuty: ({ duty, name }: { duty: string; name: string }) => `${duty}, for ${name}`,
  fourOnTwoOff: '4 on, 2 off',
  from: 'From',
  guard: 'Guard',
  guards: 'Guards',
  hereSince: ({ day }: { day: string }) => `here since ${day}`,
  hWeek: 'h/week',
  laterDays: 'Later days',
  lawSaysMoreIs: ({ weekHours }: { weekHours: number }) =>
    `The law says ${weekHours}; more is overtime at double rate, with the guard’s consent.`,
  makeRotation: 'Make rotation',
  mostHoursInWeek: 'Most hours in a week',
  night: 'night',
  nightCount: ({ count }: { count: number }) => (count === 1 ? '1 night' : `${count} nights`),
  nobodyElseIsFree: 'Nobody else is free',
  nobodyIsOff: 'nobody is off',
  noPlaceIsEmpty: 'No place is empty on any day.',
  ofEachGuard: 'Of each guard',
  off: 'off',
  offFrom: 'Off from',
  offNames: ({ names }: { names: string }) => `${names} off`,
  ofPlaces: ({ places }: { places: number }) => `of ${places}`,
  ofPlacesCount: ({ count, asked }: { count: number; asked: number }) =>
    `${count} of ${asked === 1 ? '1 place' : `${asked} places`}`,
  ownPattern: 'Own pattern',
  pattern: 'Pattern',
  placesAsked: ({ asked }: { asked: number }) => (asked === 1 ? '1 place' : `${asked} places`),
  placesEmptyPlaces: ({ places }: { places: number }) =>
    places === 1 ? '1 place empty' : `${places} places empty`,
  postHasMakeOthers: ({ places }: { places: string }) => `The post has ${places}. Make the others relievers`,
  reasonToAssignAll: 'Reason to assign all the same',
  reliever: 'reliever',
  relieverCount: ({ count }: { count: number }) => (count === 1 ? 'Reliever' : 'Relievers'),
  relieverForWhom: 'reliever, for whom',
  relieverInBrackets: '(reliever)',
  rotationShiftWithHours: ({ shiftWithHours }: { shiftWithHours: string }) => `Rotation, ${shiftWithHours}`,
  showAllDays: ({ count }: { count: number }) => `Show all ${count} days`,
  sixOnOneOff: '6 on, 1 off',
  sun: 'Sun.',
  sundays: 'Sundays',
  takeOutName: ({ name }: { name: string }) => `Take out ${name}`,
  thereOfAsked: ({ asked }: { asked: number }) => `There, of ${asked}`,
  to: 'To',
  upToHoursWeek: ({ most, names }: { most: number; names: string }) =>
    `Up to ${most} hours a week for ${names}.`,
  weekAbout: 'Week about',
  whatTheyHaveEnds: ({ names, last, until }: { names: string; last: string; until: string }) =>
    `What ${names} have here now ends on ${last}; the rotation takes its place until ${until}.`,
});

export type SayRotationDialog = Translate<typeof rotationDialogWords>;
