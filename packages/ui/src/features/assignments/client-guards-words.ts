import { defineWords, type Translate, translate } from '../../base/words/define-words.ts';

/** A client's guards: who is there now, and who is assigned. */
export const clientGuardsWords = defineWords('clientGuards', {
  absent: 'Absent',
  applyFirst:
    'Apply for a service first. Once the office accepts it and assigns a guard, you will see the guard here.',
  applyForService: 'Apply for Service',
  assignedCount: ({ count, all }: { count: number; all: string }) => `${count} of ${all} assigned`,
  assignedNoName: 'A guard is assigned to you',
  callForName: 'Call the office for the guard’s name and timings.',
  callOffice: 'Call office',
  everyPlace: 'Every place has a guard.',
  everyPlaceShort: 'Every place has a guard',
  experience: 'Experience',
  from: 'From',
  fromDay: ({ time, day }: { time: string; day: string }) => `From ${time}, ${day},`,
  guards: ({ count }: { count: number }) => (count === 1 ? '1 guard' : `${count} guards`),
  guardsLeft: 'Guards who left',
  location: 'Location',
  newTab: ' (opens in a new tab)',
  noGuardNow: 'No guard is assigned now',
  noGuards: 'No guards yet',
  noGuardYet: 'No guard is assigned yet',
  noShift: ({ all }: { all: string }) => `No shift is running, ${all} assigned`,
  notAssignedYet: 'Not assigned yet',
  notStarted: ({ guards }: { guards: string }) => `${guards} not started yet. `,
  notStartedYet: 'Not started yet',
  now: 'Now',
  nowAt: ({ place }: { place: string }) => `Now at ${place}`,
  officeAccepted:
    'The office has accepted your request. Once a guard is assigned, you will see the guard here.',
  onBreak: 'On break',
  onDuty: 'On duty',
  onDutyAsPlanned: 'On duty as planned',
  onDutyCount: ({ count, all }: { count: number; all: string }) => `${count} of ${all} on duty`,
  onDutyCountPlanned: ({ count, all }: { count: number; all: string }) =>
    `${count} of ${all} on duty, as planned`,
  onDutyOffShift: ({ guards, off }: { guards: string; off: number }) => `${guards} on duty, ${off} off shift`,
  onDutySince: ({ time }: { time: string }) => `On duty since ${time}`,
  openPlace: ({ count }: { count: number }) => (count === 1 ? 'Open place' : `${count} open places`),
  placeOpen: ({ count }: { count: number }) =>
    count === 1
      ? 'One place is open. The office is looking for a guard.'
      : `${count} places are open. The office is looking for guards.`,
  places: ({ count }: { count: number }) => `${count} places`,
  requestsWaiting: ({ count }: { count: number }) =>
    count === 1 ? 'Your request is with the office' : `${count} requests are with the office`,
  shift: 'Shift',
  showAllPosts: ({ count }: { count: number }) => `Show all ${count} posts`,
  startsAt: ({ time }: { time: string }) => `Starts at ${time}`,
  to: 'To',
  todayAt: ({ place }: { place: string }) => `Today at ${place}`,
  tonightAt: ({ place }: { place: string }) => `Tonight at ${place}`,
  waitForOffice:
    'There is no need to apply again. Once the office accepts and assigns a guard, you will see the guard here.',
  whenAnother: 'When the office assigns another guard, you will see the guard here.',
  whenAt: ({ when, place }: { when: string; place: string }) => `${when} at ${place}`,
  years: ({ count }: { count: number }) => (count === 1 ? '1 year' : `${count} years`),
  attendanceNow: 'Attendance now',
  nobody: 'Nobody',
  openPlaceName: 'Open place',
  placeAndHours: ({ place, from, to }: { place: string; from: string; to: string }) =>
    `${place}, ${from} to ${to}`,
  striped: ({ time }: { time: string }) => `It is ${time}. Striped: nobody was on duty.`,
  yourGuards: 'Your guards',
  asPlannedOf: ({ there, all }: { there: string; all: string }) => `${there} of ${all}, as planned`,
  lastDays: 'Last 7 days',
  lastNights: 'Last 7 nights',
  late: 'Late',
  lateCount: ({ count }: { count: number }) => `${count} late`,
  there: 'There',
  thereOf: ({ there, all }: { there: string; all: string }) => `There on ${there} of ${all}`,
  wereThere: ({ there, all }: { there: string; all: string }) => `${there} of ${all} were there`,
});

export type SayGuards = Translate<typeof clientGuardsWords>;

/** The words as they are without a language. */
export const guardsInEnglish: SayGuards = translate(clientGuardsWords);
