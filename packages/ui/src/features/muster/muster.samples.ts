import type { Muster, MusterCell } from '@prahari/contract/muster.schemas';
import { countOf, everyDayOf, type MusterMark, sumsOf } from '@prahari/domain/muster';

const MONTH = '2026-11';
const days = everyDayOf(MONTH);

const KAVITA = { _id: 'g-kavita', name: 'Kavita Rathore' };
const NITIN = { _id: 'g-nitin', name: 'Nitin Kashinath More' };
const SUKHDEV = { _id: 'g-sukhdev', name: 'Sukhdev Marandi' };

type Changes = Record<number, MusterMark | Partial<MusterCell>>;

/** The cells of a guard: present from a day on, but for changes by date. */
function cellsOf(guardId: string, from: number, changes: Changes, others: MusterMark = 'P'): MusterCell[] {
  return days.map((day, index): MusterCell => {
    const date = index + 1;
    const change = changes[date];
    const mark = typeof change === 'string' ? change : (change?.mark ?? (date < from ? '' : others));
    if (mark === 'WO' || mark === '') return { day, mark, counts: 0 };
    const came = mark === 'P' || mark === 'L';
    return {
      day,
      dutyId: `${guardId}-${date}`,
      mark,
      counts: countOf(mark),
      ...(came && {
        startedAt: `${day}T02:${mark === 'L' ? '54' : '24'}:00.000Z`,
        endedAt: `${day}T14:32:00.000Z`,
      }),
      ...(typeof change === 'object' && change),
    };
  });
}

const guardOf = (guard: { _id: string; name: string }, cells: MusterCell[]) => ({
  guard,
  cells,
  ...sumsOf(cells),
});

function musterOf(guards: Muster['guards'], changes: Partial<Muster> = {}): Muster {
  const counted = days.map((day, index) => ({
    day,
    asked: index < 8 ? 1 : 2,
    present: guards
      .flatMap(({ cells }) => cells)
      .reduce((sum, cell) => sum + (cell.day === day ? cell.counts : 0), 0),
  }));
  const asked = counted.reduce((sum, day) => sum + day.asked, 0);
  return {
    state: 'sent',
    month: MONTH,
    post: {
      _id: 'post-1',
      client: { _id: 'client-1', name: 'Nirmal Jeevan Multispeciality Hospital' },
      place: { street: 'Main gate, Baner Road', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
      shift: 'day',
      startsAt: '08:00',
      hours: 12,
      asked: 2,
    },
    guards,
    days: counted,
    totals: { asked, due: asked, ...sumsOf(guards.flatMap(({ cells }) => cells)) },
    sent: { at: '2026-12-01T06:30:00.000Z', by: 'Revathi Kulkarni' },
    isAsPlanned: false,
    ...changes,
  };
}

const kavita: Changes = { 1: 'WO', 5: 'L', 8: 'WO', 15: 'WO', 19: 'LV', 22: 'WO', 29: 'WO' };
const nitin: Changes = {
  13: 'WO',
  14: 'A',
  17: { mark: 'P', double: true },
  20: 'WO',
  21: 'L',
  23: 'A',
  27: 'WO',
};
const relieved = Object.fromEntries(
  [1, 8, 13, 15, 19, 20, 22, 27, 29].map((date) => [date, { mark: 'P' as const, reliever: true }]),
);

const guardsWith = (changes: Changes = {}): Muster['guards'] => [
  guardOf(KAVITA, cellsOf(KAVITA._id, 1, { ...kavita, ...changes })),
  guardOf(NITIN, cellsOf(NITIN._id, 9, { ...nitin, 26: { mark: 'P', corrected: true } })),
  guardOf(SUKHDEV, cellsOf(SUKHDEV._id, 31, relieved)),
];

/** A month that the client has not answered. */
export const sentMuster = musterOf(guardsWith());

/** One that nothing is wrong with. */
export const plainMuster = musterOf([guardOf(KAVITA, cellsOf(KAVITA._id, 1, {}))]);

/** One that the office has not sent. */
export const openMuster: Muster = musterOf(guardsWith(), { state: 'open', sent: undefined });

const dispute = { reason: 'Came late: Kavita came at 08:24', at: '2026-12-03T06:12:00.000Z' };

/** A day is with the office, all others are agreed. */
export const disputedMuster = musterOf(guardsWith({ 5: { mark: 'L', dispute } }), { state: 'disputed' });

/** A large post: 48 guards, and 12 relievers for their days off. */
export const largeMuster = musterOf(
  [
    ...Array.from({ length: 48 }, (_, index) => ({
      ...guardOf(KAVITA, cellsOf(`g-${index}`, 1, index % 7 === 0 ? kavita : { [1 + (index % 28)]: 'WO' })),
      guard: {
        _id: `g-${index}`,
        name: `${index % 2 === 0 ? 'Kavita Rathore' : 'Nitin Kashinath More'} ${index + 1}`,
      },
    })),
    ...Array.from({ length: 12 }, (_, index) => ({
      ...guardOf(SUKHDEV, cellsOf(`r-${index}`, 31, relieved)),
      guard: { _id: `r-${index}`, name: `Sukhdev Marandi ${index + 1}` },
    })),
  ],
  { state: 'open', sent: undefined },
);

/** The office has answered, and the client has not agreed the rest. */
export const answeredMuster = musterOf(
  guardsWith({
    5: {
      mark: 'L',
      counts: 0.5,
      dispute: {
        ...dispute,
        answer: {
          counts: 0.5,
          note: 'She was 24 minutes late. We bill half of this duty.',
          by: 'Revathi Kulkarni',
          at: '2026-12-04T04:35:00.000Z',
        },
      },
    },
  }),
);

export const agreedMuster = musterOf(
  guardsWith().map((one) => ({
    ...one,
    cells: one.cells.map((cell) => (cell.dutyId ? { ...cell, agreed: true } : cell)),
  })),
  {
    state: 'agreed',
    agreed: { at: '2026-12-03T06:12:00.000Z', by: 'Dr Anjali Deshpande', byLink: true, bySilence: false },
  },
);
