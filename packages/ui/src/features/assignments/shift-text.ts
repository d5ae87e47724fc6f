import { shiftLabels } from '@prahari/contract/assignments';
import { labelOf } from '@prahari/domain/format';
import { shiftHours } from '@prahari/domain/shift-hours';

/** `Night, 20:00–08:00`; only the label when there are no separate hours or the shift is unknown. */
export function shiftText(shift: string, timing = timingOf(shift)): string {
  const label = labelOf(shiftLabels, shift);
  return timing && timing !== label && timing !== shift ? [label, timing].filter(Boolean).join(', ') : label;
}

function timingOf(shift: string): string {
  const hours = shiftHours(shift);
  return hours && shift !== '24h' ? `${hours.start}–${hours.end}` : '';
}
