import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { addDays, today } from '@prahari/domain/days';
import type { DateNames } from '@prahari/domain/format';
import type { SayDuty } from '../guard-duty-words.ts';
import { addressLines } from '../postal-address.ts';
import { clockTime } from '../ShiftHorizon/shift-clock.ts';

/** The part of the day that begins with an hour. */
const partsOfDay = [
  [20, 'atNight'],
  [16, 'atEvening'],
  [12, 'atAfternoon'],
  [4, 'atMorning'],
  [0, 'atNight'],
] as const;

/** A time as people say it, of `20:00` "8 at night". */
function spokenTime(instant: string, t: SayDuty): string {
  const [hour = 0, minute = 0] = clockTime(new Date(instant)).split(':').map(Number);
  const [, part] = partsOfDay.find(([from]) => hour >= from) ?? partsOfDay[0];
  const clock = `${hour % 12 || 12}${minute === 0 ? '' : `:${`${minute}`.padStart(2, '0')}`}`;
  return t(part, { clock });
}

function spokenDay(day: string, { now, t, names }: { now: Date; t: SayDuty; names: DateNames }): string {
  if (day === today(now)) return t('today');
  if (day === addDays(today(now), 1)) return t('tomorrow');
  return `${Number(day.slice(8))} ${names.longMonths[Number(day.slice(5, 7)) - 1]}`;
}

/** Says where and when a duty is, for a voice. */
export function dutySentence(
  { post, day, beginsAt, endsAt }: OwnDuty,
  shown: { now: Date; t: SayDuty; names: DateNames },
): string {
  const { t } = shown;
  return t('readDuty', {
    client: post.client.name,
    place: addressLines(post.place).join(', '),
    day: spokenDay(day, shown),
    from: spokenTime(beginsAt, t),
    to: spokenTime(endsAt, t),
  });
}
