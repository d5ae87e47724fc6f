import { dutyMessages, listDuties } from '@prahari/contract/duties';
import type { Duty } from '@prahari/contract/duties.schemas';
import type { Day } from '@prahari/domain/days';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure } from '../toasts/failure.ts';

let shownDay: Day = '';

/** The duties that began on the shown day. */
export const whoCame = createLoaded<readonly Duty[]>({
  read: async () => (await call(listDuties, { day: shownDay })).data,
  failed: (error) => reportFailure(error, dutyMessages.fetchFailed),
});

/** Loads the duties that began on a day. */
export function showWhoCame(day: Day): void {
  if (day !== shownDay) whoCame.reset();
  shownDay = day;
  void whoCame.load();
}
