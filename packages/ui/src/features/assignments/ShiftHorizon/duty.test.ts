import { dutyAt } from '@prahari/domain/duty';
import { expect, test } from 'vitest';
import { shiftPhaseAt } from './shift-clock.ts';

const india = (instant: string) => new Date(`${instant}+05:30`);

test.each(['day', 'night', '24h'])(
  'for every minute of a %s shift the client and the guard see the same duty',
  (shift) => {
    const plan = { shift, startDate: '2026-11-19', endDate: '2026-11-20', status: 'active' };
    const first = india('2026-11-18T00:00:00').getTime();
    for (let minute = 0; minute < 5 * 1440; minute++) {
      const now = new Date(first + minute * 60_000);
      const isOnDuty = dutyAt(plan, now)?.state === 'onDuty';
      expect(isOnDuty, now.toISOString()).toBe(shiftPhaseAt(plan, now)?.state === 'active');
    }
  },
);
