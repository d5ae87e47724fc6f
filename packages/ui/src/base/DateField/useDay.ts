import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';

const FIRST_WHOLE_YEAR = 1000;

export const dayOf = (text: string | undefined): CalendarDate | null => (text ? parseDate(text) : null);
const textOf = (day: CalendarDate | null): string =>
  day && day.year >= FIRST_WHOLE_YEAR ? day.toString() : '';

/**
 * What the segments hold, beside what the form is told. They differ while a date is being typed: a part taken out, or a
 * year of two digits so far, is told as empty, and the rest stays where it is.
 */
export function useDay(value: string, onChange: (day: string) => void) {
  const [held, setHeld] = useState(() => dayOf(value));
  const [told, setTold] = useState(value);
  if (told !== value) {
    setTold(value);
    setHeld(dayOf(value));
  }
  const tell = (next: string) => {
    if (next === told) return;
    setTold(next);
    onChange(next);
  };
  const change = (day: CalendarDate | null) => {
    setHeld(day);
    tell(textOf(day));
  };
  const onParts = (isPartial: boolean) => tell(isPartial ? '' : textOf(held));
  return { held, change, onParts };
}
