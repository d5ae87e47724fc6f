import type { AnyMessageKind as AnyKind } from '@prahari/contract/messages';
import { formatDay, formatMonth, formatRupees } from '@prahari/domain/format';
import { ENGLISH_FOOT } from '../layout.ts';
import { datesIn, daysOfWork } from './dates-in.ts';
import {
  type ApplicationFacts,
  type BillFacts,
  type FactsOf,
  guardsIn,
  type MonthFacts,
  type PaperFacts,
  type Reader,
  type WorkFacts,
} from './message-facts.ts';

/** The subject of a mail, and its paragraphs. */
export interface Words {
  subject: string;
  lines: string[];
}

/** Says each kind in English. `wrong` takes back what was said, because the act was undone. */
export type Phrases = {
  [Kind in AnyKind]: {
    say: (facts: FactsOf[Kind][], reader: Reader) => Words;
    wrong?: (facts: FactsOf[Kind][], reader: Reader) => Words;
  };
};

/** A language of messages; the office's kinds are in English only. */
export interface Language<Kind extends AnyKind> {
  phrases: Pick<Phrases, Kind>;
  /** The last words of a mail. */
  foot: string;
  /** The words before a link. */
  lookAtIt: string;
  /** @param phone the office's; empty when nobody has entered it */
  callUs: (phone: string) => string;
}

const period = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

const workDays = (of: WorkFacts): string =>
  daysOfWork(of, { ...datesIn('en'), period, count: (days) => `${days} days` });

/** Says where and when, and to the client who. */
const work =
  (reader: Reader) =>
  (of: WorkFacts): string => {
    const { guard, client, place, instead } = of;
    const when = `${workDays(of)}, ${of.timing}`;
    if (reader === 'security') return `${client}, ${place}: ${when}`;
    return `${instead ? `${instead} in place of ${guard}` : guard}, ${place}: ${when}`;
  };

const works = (facts: WorkFacts[], reader: Reader): string[] => facts.map(work(reader));

const guards = (facts: readonly WorkFacts[]): string =>
  guardsIn(facts) === 1 ? 'A guard' : `${guardsIn(facts)} guards`;
const are = (facts: readonly WorkFacts[]): string => (guardsIn(facts) === 1 ? 'is' : 'are');

const taken = (what: string) => ({
  say: (facts: WorkFacts[], reader: Reader): Words =>
    reader === 'security'
      ? { subject: `Prahari: ${what} for you`, lines: [`You have ${what}:`, ...works(facts, reader)] }
      : {
          subject: 'Prahari: your guards',
          lines: [`${guards(facts)} ${are(facts)} assigned to you:`, ...works(facts, reader)],
        },
  wrong: (facts: WorkFacts[], reader: Reader): Words => ({
    subject: 'Prahari: please ignore our last message',
    lines: ['We wrote of this work. It does not hold any more:', ...works(facts, reader)],
  }),
});

const goesOn = (facts: WorkFacts[], reader: Reader): Words => ({
  subject: 'Prahari: please ignore our last message',
  lines: ['We wrote of a change. It does not hold: this goes on as before.', ...works(facts, reader)],
});

const again = (what: string): Words => ({
  subject: `Your Prahari ${what} is looked at again`,
  lines: [
    `We have answered your ${what}. That was a mistake, or things have changed: the office is looking at it again.`,
    'There is nothing to do.',
  ],
});
const appliedFor = ([application]: ApplicationFacts[]) => application?.of ?? 'job';
const applied = { job: 'job application', request: 'request for guards' };

const declined = (of: 'job' | 'request', reason: string | undefined): Words => ({
  subject: `Your Prahari ${applied[of]} was not accepted`,
  lines: [
    `The office could not accept your ${applied[of]}.`,
    ...(reason ? [`The reason: ${reason}`] : []),
    of === 'job' ? 'You can log in and apply again.' : 'You can log in and send another request.',
  ],
});

const dueWords: Record<NonNullable<BillFacts['reminder']>, (day: string) => string> = {
  'due-soon': (day) => `is due on ${day}`,
  due: (day) => `is due today, ${day}`,
  'overdue-7': (day) => `was due on ${day}, a week ago`,
  'overdue-15': (day) => `was due on ${day}, more than two weeks ago`,
  'overdue-30': (day) => `was due on ${day}, a month ago`,
};

const reminder = ([bill]: BillFacts[]): Words => {
  if (!bill) return { subject: '', lines: [] };
  const { number, owed, dueDate, reminder: kind = 'due', isMsme } = bill;
  return {
    subject: `Prahari bill ${number} ${kind.startsWith('overdue') ? 'is overdue' : 'is due'}`,
    lines: [
      `Your bill ${number} ${dueWords[kind](formatDay(dueDate))}. ${formatRupees(owed)} are open.`,
      ...(isMsme && kind === 'overdue-30'
        ? ['We are registered under the MSMED Act: section 15 asks for payment within 45 days at the latest.']
        : []),
      'If you have paid already, this message crossed your payment, and there is nothing to do.',
    ],
  };
};

const papers = (facts: PaperFacts[], reader: Reader): string[] =>
  facts.map(
    ({ guard, paper, expiresOn }) =>
      `${reader === 'admin' ? `${guard}: ` : ''}${paper}, valid to ${formatDay(expiresOn)}`,
  );

const monthOf = ({ month, place }: MonthFacts): string =>
  place ? `${formatMonth(month)} at ${place}` : formatMonth(month);

const phrases: Phrases = {
  accepted: {
    say: (facts) => ({
      subject: `Your Prahari ${applied[appliedFor(facts)]} was accepted`,
      lines:
        appliedFor(facts) === 'job'
          ? [
              'The office has accepted your job application. You are a guard of Prahari now.',
              'We tell you when you have duty.',
            ]
          : [
              'The office has accepted your request for guards.',
              'We tell you who comes as soon as guards are assigned.',
            ],
    }),
    wrong: (facts) => again(applied[appliedFor(facts)]),
  },
  declined: {
    say: (facts) => declined(appliedFor(facts), facts[0]?.reason),
    wrong: (facts) => again(applied[appliedFor(facts)]),
  },
  assigned: taken('new duty'),
  changed: {
    say: (facts, reader) => ({
      subject: 'Prahari: your duty has changed',
      lines: ['This duty has changed. It is now:', ...works(facts, reader)],
    }),
    wrong: goesOn,
  },
  withdrawn: {
    say: (facts, reader) =>
      reader === 'security'
        ? {
            subject: 'Prahari: a duty has ended',
            lines: ['You are withdrawn and have no more duty here:', ...works(facts, reader)],
          }
        : {
            subject: 'Prahari: a guard was withdrawn',
            lines: [`${guards(facts)} ${are(facts)} withdrawn from your place:`, ...works(facts, reader)],
          },
    wrong: goesOn,
  },
  replaced: {
    say: (facts, reader) =>
      reader === 'security'
        ? {
            subject: 'Prahari: another guard takes over your duty',
            lines: [
              'Another guard takes over. You have no duty here on these days:',
              ...works(facts, reader),
            ],
          }
        : {
            subject: 'Prahari: another guard comes to you',
            lines: ['Another guard comes to you:', ...works(facts, reader)],
          },
    wrong: goesOn,
  },
  'shift-tomorrow': {
    say: (facts, reader) => ({
      subject: 'Prahari: you have duty tomorrow',
      lines: ['You have duty tomorrow:', ...works(facts, reader)],
    }),
  },
  'leave-answered': {
    say: ([leave]) => ({
      subject: `Prahari: your leave was ${leave?.approved ? 'granted' : 'not granted'}`,
      lines: [
        `Your leave ${leave ? period(leave) : ''} was ${leave?.approved ? 'granted. You have no duty on these days.' : 'not granted. Your duties stay.'}`,
        ...(leave?.note ? [`The office says: ${leave.note}`] : []),
      ],
    }),
  },
  'month-sent': {
    say: ([month = { month: '' }], reader) => ({
      subject: `Prahari: please agree ${formatMonth(month.month)}`,
      lines: [
        reader === 'client'
          ? `The duties of ${monthOf(month)} are ready. Please agree them, or say which day is wrong. The bill follows from them.`
          : `Your month ${formatMonth(month.month)} is ready: ${month.count} days of duty. ${month.hasNoLogin ? 'If that is wrong, tell the office which day.' : 'Log in, look at it under Month and agree, or tell the office which day is wrong.'}`,
      ],
    }),
  },
  'bill-made': {
    say: ([bill]) => ({
      subject: `Your Prahari bill ${bill?.number}`,
      lines: [
        `Your bill ${bill?.number}${bill?.month ? ` for ${formatMonth(bill.month)}` : ''} is ready: ${formatRupees(bill?.amount ?? 0)}, due on ${formatDay(bill?.dueDate ?? '')}.`,
        'If a day is wrong, tell the office before you pay.',
      ],
    }),
  },
  'bill-due': { say: reminder },
  'bill-overdue': { say: reminder },
  'payment-received': {
    say: ([payment]) => ({
      subject: 'Prahari: we have received your payment',
      lines: [
        `We have received ${formatRupees(payment?.amount ?? 0)} on ${formatDay(payment?.day ?? '')}${payment?.bills.length ? `, for ${payment.bills.join(', ')}` : ''}. Thank you.`,
      ],
    }),
    wrong: ([payment]) => ({
      subject: 'Prahari: please ignore our last message',
      lines: [
        `We wrote that we have received ${formatRupees(payment?.amount ?? 0)}. That was a mistake of ours. If you have paid, call us.`,
      ],
    }),
  },
  'papers-expiring': {
    say: (facts, reader) => ({
      subject: reader === 'admin' ? 'Prahari: papers of guards expire' : 'Prahari: your papers expire',
      lines: [
        reader === 'admin'
          ? 'These papers expire within 30 days:'
          : 'Please bring the new one to the office:',
        ...papers(facts, reader),
      ],
    }),
  },
  'problem-answered': {
    say: ([problem]) => ({
      subject: `Prahari: an answer to your problem${problem?.isClosed ? ', which is closed' : ''}`,
      lines: [
        `You reported, at ${problem?.place}: ${problem?.text}`,
        ...(problem?.answer ? [`The office says: ${problem.answer}`] : []),
        ...(problem?.isClosed ? ['The problem is closed.'] : []),
      ],
    }),
  },
  'leave-asked': {
    say: ([leave]) => ({
      subject: `Prahari: ${leave?.guard} asks for leave`,
      lines: [
        `${leave?.guard} asks for leave, ${leave ? period(leave) : ''}. The reason: ${leave?.reason}`,
        'Answer it under Today.',
      ],
    }),
  },
  'muster-disputed': {
    say: ([month = { month: '' }]) => ({
      subject: `Prahari: ${month.client} disputes days of ${formatMonth(month.month)}`,
      lines: [
        `${month.client} disputes ${month.count} ${month.count === 1 ? 'duty' : 'duties'} of ${monthOf(month)}.`,
        'Answer each under the post, Month.',
      ],
    }),
  },
  problem: {
    say: ([problem]) => ({
      subject: `Prahari: a problem at ${problem?.client}`,
      lines: [`${problem?.client} reports, at ${problem?.place}: ${problem?.text}`, 'Answer it under Today.'],
    }),
  },
};

export const english: Language<AnyKind> = {
  phrases,
  foot: ENGLISH_FOOT,
  lookAtIt: 'Look at it',
  callUs: (phone) => (phone ? `Questions? Call the office: ${phone}` : 'Questions? Call the office.'),
};
