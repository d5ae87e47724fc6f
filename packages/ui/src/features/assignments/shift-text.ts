import { shiftLabels } from '@prahari/contract/assignments';
import { labelOf } from '@prahari/domain/format';
import { hoursOf, timingOf } from '@prahari/domain/post-hours';

const asItIs = (text: string) => text;

/** `Night, 20:00–08:00`; only the label when there are no separate hours or the shift is unknown. */
export function shiftText(shift: string, timing = timingOfShift(shift), say = asItIs): string {
  const english = labelOf(shiftLabels, shift);
  const label = say(english);
  return timing && timing !== english && timing !== shift
    ? [label, timing].filter(Boolean).join(', ')
    : label;
}

function timingOfShift(shift: string): string {
  const hours = hoursOf({ shift });
  return hours && hours.hours < 24 ? timingOf(hours) : '';
}
