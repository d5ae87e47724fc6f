import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of TonightWatch. */
export const tonightWatchWords = defineOfficeWords('tonightWatch', {
  afterMinBy: ({ by, averageMinutes, places }: { by: string; averageMinutes: number; places: number }) =>
    `${by} after ${averageMinutes} min (${places})`,
  asPlanned: 'as planned',
  assign: 'Assign',
  assignGuardsTo: ({ name }: { name: string }) => `Assign guards to ${name}`,
  call: 'Call',
  callName: ({ name }: { name: string }) => `Call ${name}`,
  emptyPlace: 'Empty place',
  firstStepThisMonth: ({ steps }: { steps: string }) => `First step this month: ${steps}`,
  hideWhoStarted: 'Hide who started',
  keep: 'Keep',
  late: 'late',
  nobody: 'nobody',
  offer: 'Offer',
  offerPlaceAt: ({ name }: { name: string }) => `Offer the place at ${name}`,
  ofStartedRunning: ({ running }: { running: number }) => `of ${running} started`,
  onDutyNow: 'On duty now',
  placesThatNeedYou: 'Places that need you, worst first',
  replace: 'Replace',
  replaceName: ({ name }: { name: string }) => `Replace ${name}`,
  showAllCount: ({ count }: { count: number }) => `Show all ${count}`,
  startedClock: ({ clock }: { clock: string }) => `Started ${clock}`,
  whatWasSaidIn: 'What was said, in a few words',
  whoStarted: 'Who started',
  whoStartedLatestFirst: 'Who started, the latest first',
});
