import { addDays, type Day } from './days.ts';

/** A quarter of a financial year: 1 is April to June. */
export interface Quarter {
  /** `26-27` */
  year: string;
  quarter: number;
}

/** Returns the first and the last day of a quarter, in the years 2000 to 2099. */
export function quarterDays({ year, quarter }: Quarter): { from: Day; to: Day } {
  const first = Number(year.slice(0, 2)) + 2000;
  const begin = (months: number): Day => {
    const month = (3 + months) % 12;
    return `${first + Math.floor((3 + months) / 12)}-${String(month + 1).padStart(2, '0')}-01`;
  };
  return { from: begin((quarter - 1) * 3), to: addDays(begin(quarter * 3), -1) };
}

/** Returns the quarter of a day. */
export function quarterOf(day: Day): Quarter {
  const month = Number(day.slice(5, 7));
  const start = Number(day.slice(0, 4)) - (month < 4 ? 1 : 0);
  const two = (number: number) => String(number % 100).padStart(2, '0');
  return { year: `${two(start)}-${two(start + 1)}`, quarter: month < 4 ? 4 : Math.floor((month - 1) / 3) };
}
