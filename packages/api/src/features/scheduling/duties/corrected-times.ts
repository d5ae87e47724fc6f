import { DAY_MS } from '@prahari/domain/post-hours';
import { invalidFields } from '../../../AppError.ts';

interface Times {
  beginsAt: number;
  endsAt: number;
  startedAt: number | null;
  endedAt: number | null;
}

const instantOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

/**
 * Returns the times of a correction in ms since 1970. @param duty the planned and the known ones
 * @throws 400 for a time more than a day away from the duty, and for an end before the begin
 */
export function correctedTimes(
  correction: { startedAt?: string | undefined; endedAt?: string | undefined },
  duty: Times,
): { startedAt: number | undefined; endedAt: number | undefined } {
  const [startedAt, endedAt] = [instantOf(correction.startedAt), instantOf(correction.endedAt)];
  if (startedAt !== undefined && (startedAt < duty.beginsAt - DAY_MS || startedAt > duty.endsAt))
    throw invalidFields([{ path: 'startedAt', message: 'The begin is not near this duty' }]);
  if (endedAt !== undefined && (endedAt < duty.beginsAt - DAY_MS || endedAt > duty.endsAt + DAY_MS))
    throw invalidFields([{ path: 'endedAt', message: 'The end is not near this duty' }]);
  const [begin, end] = [startedAt ?? duty.startedAt, endedAt ?? duty.endedAt];
  const isChanged = startedAt !== undefined || endedAt !== undefined;
  if (isChanged && begin !== null && end !== null && end <= begin)
    throw invalidFields([
      {
        path: endedAt === undefined ? 'startedAt' : 'endedAt',
        message: 'The end must be after the begin',
      },
    ]);
  return { startedAt, endedAt };
}
