import { type Day, type Post, today } from '@prahari/contract';
import { weekdayText } from '../day-text.ts';
import type { Turn } from './week-turns.ts';

/** `Hooghly Jute Mills, Tue 24 Nov: 2 of 3 guards: Arjun Bahadur Thapa, Raju Mondal; 1 empty`. */
export function turnText({ client, asked }: Post, { day, people, empty }: Turn, now: Date): string {
  const names = people.map(({ guard }) => guard.name).join(', ');
  const head = `${client.user.name}, ${weekdayText(day, today(now))}: ${people.length} of ${asked} guards`;
  return [names ? `${head}: ${names}` : head, empty > 0 ? `${empty} empty` : ''].filter(Boolean).join('; ');
}

/** `20–26 Nov 2026`, or `28 Nov–4 Dec 2026`. */
export function weekText(first: Day, last: Day, format: (day: Day) => string): string {
  const [firstText, lastText] = [format(first), format(last)];
  const [date = '', month = ''] = firstText.split(' ');
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isOneMonth ? date : `${date} ${month}`}–${lastText}`;
}
