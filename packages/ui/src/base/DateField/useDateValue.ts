import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';

const FIRST_WHOLE_YEAR = 1000;

export const toCalendarDate = (text: string | undefined): CalendarDate | null =>
  text ? parseDate(text) : null;
const toText = (day: CalendarDate | null): string =>
  day && day.year >= FIRST_WHOLE_YEAR ? day.toString() : '';

/**
 * What the segments hold, beside what the form is told. They differ while a date is being typed: a part taken out, or a
 * year of two digits so far, is told as empty, and the rest stays where it is.
 */
export function useDateValue(value: string, onChange: (day: string) => void) {
  const [date, setDate] = useState(() => toCalendarDate(value));
  const [reported, setReported] = useState(value);
  if (reported !== value) {
    setReported(value);
    setDate(toCalendarDate(value));
  }
  const report = (next: string) => {
    if (next === reported) return;
    setReported(next);
    onChange(next);
  };
  const change = (day: CalendarDate | null) => {
    setDate(day);
    report(toText(day));
  };
  const onPartialChange = (isPartial: boolean) => report(isPartial ? '' : toText(date));
  return { date, change, onPartialChange };
}
