import type { Duty } from '@prahari/contract/duties.schemas';
import { expect, test } from 'vitest';
import { suggestedOtherDay, swappable } from './swap-draft.ts';

const NOW = new Date('2026-11-20T09:42:00+05:30');

const duty = (guard: string, day: string, postId = 'gate'): Duty => ({
  _id: `${guard} ${day}`,
  attended: true,
  day,
  beginsAt: `${day}T14:30:00.000Z`,
  endsAt: `${day}T23:59:00.000Z`,
  state: 'planned',
  flags: [],
  assignmentId: `of ${guard}`,
  guard: { _id: guard, name: guard, phone: '' },
  post: {
    _id: postId,
    client: { _id: 'client', name: 'Client' },
    place: { street: '', city: '', state: '', zipCode: '' },
    shift: 'night',
    startsAt: '20:00',
    hours: 12,
  },
});

test('only duties are offered that leave nobody at two places at once', () => {
  const own = duty('asha', '2026-11-21');
  const duties = {
    '2026-11-21': [own, duty('bina', '2026-11-21'), duty('dev', '2026-11-21', 'mill')],
    '2026-11-22': [
      duty('bina', '2026-11-22'),
      duty('chetan', '2026-11-22'),
      duty('ela', '2026-11-22', 'mill'),
    ],
    '2026-11-23': [duty('chetan', '2026-11-23'), duty('asha', '2026-11-23')],
  };
  const names = (day: string) => swappable(own, day, duties, NOW).map(({ guard }) => guard.name);
  // Bina stands beside Asha on the 21st, and Asha works on the 23rd herself.
  expect(names('2026-11-21')).toEqual(['dev']);
  expect(names('2026-11-22')).toEqual(['chetan', 'ela']);
  expect(names('2026-11-23')).toEqual([]);
});

test('the first day off is suggested, and the same day to who has none', () => {
  expect(suggestedOtherDay(['2026-11-21', '2026-11-22', '2026-11-24'])).toBe('2026-11-23');
  const daily = Array.from({ length: 20 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
  expect(suggestedOtherDay(daily)).toBe('2026-12-01');
});
