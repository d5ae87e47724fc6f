import { everyDayOf } from '@prahari/domain/muster';
import { expect, it } from 'vitest';
import { inSlices } from '../../../db/pauses.ts';
import type { CountedDuty } from '../../scheduling/muster/counted-duties.service.ts';
import { csvPieces } from '../exports/csv.ts';
import type { GuardFacts, Stay } from './month-people.queries.ts';
import { rowsByGuard, rowsByPlace } from './month-rows.ts';
import { attendanceColumns, attendanceHead } from './register-columns.ts';

const month = '2026-10';
const GUARDS = 1_000;

/** A month in which each guard has a duty on each day. */
function monthOfMany() {
  const ids = Array.from({ length: GUARDS }, (_, at) => `guard-${at}`);
  const guards = ids.map((id) => ({ id, name: id, badgeNumber: '', joinedAt: '' }) as GuardFacts);
  const place = { clientId: 'client', postId: 'post', client: 'Client', street: 'Gate 1', city: 'Noida' };
  const stays = ids.map(
    (guardId) => ({ ...place, guardId, startDate: '2026-01-01', endDate: '2027-01-01' }) as Stay,
  );
  const duties = stays.flatMap((stay) =>
    everyDayOf(month).map((day) => {
      const beginsAt = Date.parse(day);
      const facts = { id: day, day, beginsAt, endsAt: beginsAt + 3_600_000, leftAt: null };
      return { ...stay, ...facts, mark: 'P', counts: 1, stands: true } as unknown as CountedDuty;
    }),
  );
  return { duties, stays, guards, busy: duties };
}

/** Counts how often others have their turn while a task runs. */
async function turnsDuring(task: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await task();
  isDone = true;
  return turns;
}

it('others have their turn while a register of 1,000 guards is put together and written', async () => {
  const many = monthOfMany();
  const byPlace = await rowsByPlace(month, many);
  expect(byPlace).toHaveLength(GUARDS);
  const rows = byPlace.map((row, index) => ({ ...row, serial: index + 1 }));
  const write = async () => {
    const columns = [...attendanceHead(month), ...attendanceColumns(month)];
    for await (const piece of csvPieces(columns, inSlices(rows))) expect(piece).not.toBe('');
  };
  for (const task of [() => rowsByPlace(month, many), () => rowsByGuard(month, many)])
    expect(await turnsDuring(task)).toBeGreaterThan(5);
  expect(await turnsDuring(write)).toBeGreaterThan(2);
});
