import { defineWords, type Translate, translate } from '../../base/words/define-words.ts';

/** A guard’s own duty and assignment. */
export const guardDutyWords = defineWords('guardDuty', {
  activeAfterArrival: 'Active is lit once your start has reached the office.',
  activeAfterStart: 'Active is lit once you have started duty.',
  activeFrom: ({ time }: { time: string }) => `Active is lit from ${time} on.`,
  activeFromStart: ({ time }: { time: string }) =>
    `Active is lit from ${time} on, once you have started duty.`,
  atOffice: ({ time }: { time: string }) => `at the office ${time}`,
  callOffice: 'Call office',
  completeAssignment: 'Mark this assignment as completed?',
  completeButton: 'Mark as completed',
  currentAssignment: 'Current assignment',
  day: ({ count }: { count: number }) => (count === 1 ? 'day' : 'days'),
  dayAt: ({ day, time }: { day: string; time: string }) => `${day} at ${time}`,
  dayCount: ({ count }: { count: number }) => (count === 1 ? '1 day' : `${count} days`),
  daysSpoken: ({ count }: { count: number }) => `${count} day${count === 1 ? '' : 's'}`,
  directions: 'Directions',
  dismissPress: 'I have told the office',
  duration: 'Duration',
  end: 'End duty',
  endNow: 'End this duty now?',
  endNowDetail: ({ time }: { time: string }) =>
    `Your shift ends at ${time}. The office sees that it ended early.`,
  ended: 'Ended',
  endedOn: ({ day, time }: { day: string; time: string }) => `It ended on ${day} at ${time}.`,
  endsWholeAssignment: 'This ends your whole assignment, not just today’s shift. This cannot be undone.',
  endsWholeAssignmentUntil: ({ day }: { day: string }) =>
    `This ends your whole assignment until ${day}, not just today’s shift. This cannot be undone.`,
  firstShiftStartsIn: 'Your first shift starts in',
  from: 'From',
  fromAsPlanned: ({ time }: { time: string }) => `From ${time}, as planned.`,
  hour: 'h',
  hoursSpoken: ({ count }: { count: number }) => `${count} hour${count === 1 ? '' : 's'}`,
  itIs: ({ time }: { time: string }) => `It is ${time}.`,
  lastShiftEnded: 'Your last shift has ended',
  late: 'late',
  lengthLate: ({ length }: { length: string }) => `${length} late`,
  lost: 'does not count',
  lostTooOldEnd: ({ time }: { time: string }) =>
    `It waited for more than 12 hours. Call the office and tell them that you ended at ${time}.`,
  lostTooOldStart: ({ time }: { time: string }) =>
    `It waited for more than 12 hours. Call the office and tell them that you began at ${time}.`,
  lostRefused: ({ time, reason }: { time: string; reason: string }) =>
    `Pressed here at ${time}. ${reason}. Call the office and tell them.`,
  minute: 'min',
  minutesSpoken: ({ count }: { count: number }) => `${count} minute${count === 1 ? '' : 's'}`,
  nextShiftStartsIn: 'Your next shift starts in',
  noAddress: 'The office has not added the address yet.',
  noNetwork: ({ at }: { at: string }) => `No network. This is what the office said on ${at}.`,
  noPosition: 'no position',
  notSent: 'not sent yet',
  officeSeesIt: 'The office can see this. Starting now still counts.',
  onDutySince: ({ time }: { time: string }) => `On duty since ${time}.`,
  onTime: 'on time',
  opensAt: ({ time }: { time: string }) => `Opens at ${time}, an hour before your shift.`,
  planned: ({ when }: { when: string }) => `${when}, as planned.`,
  pressWhenThere: 'Press Start duty when you are at your post.',
  positionWithin: ({ metres }: { metres: number }) => `position within ${metres} m`,
  sendPosition: 'Send my position with it',
  sendPositionHint:
    'Only at this press. It shows the office that you are at the post, and is erased after 90 days.',
  sentence: ({ text }: { text: string }) => `${text}.`,
  shift: 'Shift',
  shiftEndsAt: ({ time }: { time: string }) => `Your shift ends at ${time}.`,
  shiftEndsIn: 'Your shift ends in',
  shiftHours: ({ from, to }: { from: string; to: string }) => `The shift is from ${from} to ${to}.`,
  shiftOver: 'Your shift is over',
  shiftStartedAt: ({ time }: { time: string }) => `Your shift started at ${time}`,
  shiftStartsIn: 'Your shift starts in',
  start: 'Start duty',
  started: 'Started',
  startedAt: ({ time, how }: { time: string; how: string }) => `Started ${time}, ${how}`,
  to: 'To',
  today: 'Today',
  tomorrow: 'Tomorrow',
  tryNow: 'Try again now',
  waiting: ({ time }: { time: string }) =>
    `Pressed here at ${time}, not yet at the office. It goes out by itself when the network is back, within 12 hours, and keeps its time. Keep this phone on.`,
  youStartedAt: 'You started duty at',
  youStartedShiftAt: ({ time }: { time: string }) => `You started at ${time}.`,
  yourShift: 'Your shift',
  yourStatus: 'Your status',
  atAfternoon: ({ clock }: { clock: string }) => `${clock} in the afternoon`,
  atEvening: ({ clock }: { clock: string }) => `${clock} in the evening`,
  atMorning: ({ clock }: { clock: string }) => `${clock} in the morning`,
  atNight: ({ clock }: { clock: string }) => `${clock} at night`,
  readAloud: 'Listen',
  readDuty: ({
    client,
    place,
    day,
    from,
    to,
  }: {
    client: string;
    place: string;
    day: string;
    from: string;
    to: string;
  }) => `Your duty is at ${client}. The address: ${place}. ${day}, from ${from} to ${to}.`,
  stopReading: 'Stop',
});

export type SayDuty = Translate<typeof guardDutyWords>;

/** The words as they are without a language. */
export const dutyInEnglish: SayDuty = translate(guardDutyWords);
