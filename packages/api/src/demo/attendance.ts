import { seededRandom } from './random.ts';
import type { DemoRows } from './rows.ts';

const SEED = 20_261_121;
const MINUTE_MS = 60_000;

/** Starts and ends the duties that are over: a few guards come late, very few don't come. */
export function addAttendance(rows: DemoRows): void {
  const random = seededRandom(SEED);
  const now = Date.now();
  for (const duty of rows.duties) {
    if (duty.ends_at > now) continue;
    duty.flags = '[]';
    if (random.chance(0.006)) continue;
    const isLate = random.chance(0.03);
    const startedAt = duty.begins_at + random.between(isLate ? 16 : -14, isLate ? 50 : 9) * MINUTE_MS;
    duty.started_at = startedAt;
    duty.arrived_at = startedAt;
    duty.started_by = 'guard';
    duty.ended_at = duty.ends_at + random.between(0, 12) * MINUTE_MS;
    duty.ended_by = 'guard';
  }
}
