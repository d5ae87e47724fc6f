import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';

const FIRST_COMPLETE_YEAR = 1000;

export const toCalendarDate = (text: string | undefined): CalendarDate | null =>
  text ? parseDate(text) : null;
const toText = (day: CalendarDate | null): string =>
  day && day.year >= FIRST_COMPLETE_YEAR ? day.toString() : '';

/** Returns the date of the segments, and reports it; an incomplete one or a short year is empty. */
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
  return { date, change, onPartialChange, isEmpty: reported === '' };
}
