import { type Post, shiftHours, shiftLabels } from '@prahari/contract';

/** `Night, 20:00–08:00`. */
export function shiftWithHours(shift: Post['shift']): string {
  if (!shift) return 'Not chosen';
  const hours = shift === '24h' ? undefined : shiftHours(shift);
  return hours ? `${shiftLabels[shift]}, ${hours.start}–${hours.end}` : shiftLabels[shift];
}
