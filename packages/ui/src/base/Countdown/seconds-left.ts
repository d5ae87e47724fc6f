/** Whole seconds until an instant (milliseconds since 1970), never below 0. */
export const secondsUntil = (instant: number, now: number): number =>
  Math.max(0, Math.ceil((instant - now) / 1000));

const two = (part: number) => String(part).padStart(2, '0');

/** `0:42`, `12:05`, `1:00:00`, `3 d 04:00:00`. */
export function formatClock(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  if (days > 0) return `${days} d ${two(hours)}:${two(minutes)}:${rest}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** `1 hour`, `12 minutes`, `30 seconds`: the largest unit, rounded up. */
export function formatSpoken(seconds: number): string {
  if (seconds > 7200) return count(Math.ceil(seconds / 3600), 'hour');
  return seconds > 60 ? count(Math.ceil(seconds / 60), 'minute') : count(seconds, 'second');
}

const ANNOUNCED_AT = [3600, 600, 300, 60, 30, 10];

/** True if this many seconds left are announced. */
export const shouldAnnounce = (seconds: number): boolean => ANNOUNCED_AT.includes(seconds);
