import type { Post } from '@prahari/contract/posts.schemas';
import { today } from '@prahari/domain/days';
import { weekdayText } from '../day-text.ts';
import type { PostShift } from './week-shifts.ts';

/** `Hooghly Jute Mills, Tue 24 Nov: 2 of 3 guards: Arjun Bahadur Thapa, Raju Mondal; 1 empty`. */
export function shiftText({ client, asked }: Post, { day, people, empty }: PostShift, now: Date): string {
  const names = people.map(({ guard }) => guard.name).join(', ');
  const head = `${client.user.name}, ${weekdayText(day, today(now))}: ${people.length} of ${asked} guards`;
  return [names ? `${head}: ${names}` : head, empty > 0 ? `${empty} empty` : ''].filter(Boolean).join('; ');
}
