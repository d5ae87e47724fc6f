import type { GuardMonth } from '@prahari/contract/muster.schemas';
import { everyDayOf } from '@prahari/domain/muster';

const CLIENT = 'Anand Vihar Residents’ Association';
const HOURS = 12;

type Cell = GuardMonth['cells'][number];
const odd: Record<string, Partial<Cell>> = {
  '09': { mark: 'L' },
  '14': { mark: 'A', hours: 0 },
  '19': { corrected: true, flags: ['corrected'] },
  '22': { mark: 'LV', hours: 0 },
};

function cellOf(day: string, index: number): Cell {
  if (index % 7 === 2) return { day, mark: 'WO', hours: 0 };
  return { day, dutyId: `duty-${day}`, mark: 'P', hours: HOURS, client: CLIENT, ...odd[day.slice(8)] };
}

const summed = (month: string, cells: Cell[]): GuardMonth => {
  const done = cells.filter(({ mark }) => mark === 'P' || mark === 'L');
  return { month, days: done.length, hours: done.reduce((sum, { hours }) => sum + hours, 0), cells };
};

/** A month of nights with a late one, an absence, a correction and a day of leave. */
export const workedMonth = (month: string): GuardMonth => summed(month, everyDayOf(month).map(cellOf));

const MONTH = '2026-11';
export const pastMonth = workedMonth(MONTH);
const { cells } = pastMonth;
export const agreedMonth: GuardMonth = { ...pastMonth, agreedAt: '2026-12-01T04:12:00.000Z' };
/** The same on its 20th: the other duties are to come. */
export const runningMonth = summed(
  MONTH,
  cells.map((cell) =>
    cell.day > '2026-11-20' && cell.dutyId ? { ...cell, mark: '', hours: 0, client: CLIENT } : cell,
  ),
);
/** A month with two duties on a day, where attendance was not kept. */
export const plannedMonth = summed(
  MONTH,
  cells
    .flatMap((cell) =>
      cell.day === '2026-11-05'
        ? [cell, { ...cell, dutyId: 'second', client: 'Nirmal Jeevan Hospital' }]
        : [cell],
    )
    .map((cell): Cell => (cell.dutyId ? { ...cell, flags: ['as-planned'] } : cell)),
);
export const emptyMonth = summed(
  MONTH,
  everyDayOf(MONTH).map((day): Cell => ({ day, mark: '', hours: 0 })),
);
