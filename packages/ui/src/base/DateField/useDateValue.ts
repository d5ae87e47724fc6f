import { CalendarDate, parseDate } from '@internationalized/date';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { FIRST_COMPLETE_YEAR, isFullyTyped } from '../Form/field-errors.ts';
import { digitsOfAnyScript } from './digits-of-any-script.ts';
import type { HalfTyped } from './half-typed-date.ts';
import { type TypedPart, typeBetween } from './typed-parts.ts';
import { writtenDate } from './written-date.ts';

export const toCalendarDate = (text: string | undefined): CalendarDate | null =>
  text ? parseDate(text) : null;
const toText = (day: CalendarDate | null): string =>
  day && day.year >= FIRST_COMPLETE_YEAR ? day.toString() : '';

/** Returns null for an incomplete date, and for one that the calendar lacks: 29 February 2027. */
function dateOf(typed: HalfTyped): CalendarDate | null {
  const { year = 0, month = 0, day = 0 } = Object.fromEntries(typed);
  const nearest = new CalendarDate(year, month, day);
  return nearest.month === month && nearest.day === day && nearest.year === year ? nearest : null;
}

/** Completes a year of two digits within 20 years from now: in 2026, `26` is 2026 and `90` is 1990. */
function withFullYear(typed: HalfTyped): HalfTyped {
  const last = new Date().getFullYear() + 20;
  return typed.map(([type, value]) =>
    type === 'year' && value < 100 ? [type, last - ((last - value) % 100)] : [type, value],
  );
}

/** Returns the date of the segments, and reports it; an incomplete one or a short year is empty. */
export function useDateValue(value: string, onChange: (day: string) => void) {
  const [date, setDate] = useState(() => toCalendarDate(value));
  const [reported, setReported] = useState(value);
  const [typed, setTyped] = useState<HalfTyped>([]);
  const [retyped, setRetyped] = useState<HalfTyped>();
  const isLeaving = useRef(false);
  const part = useRef<TypedPart>({ hasDigit: false, letters: '', text: '' });
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
    // As focus leaves, react-aria turns 29 February into the 28th, which nobody typed.
    if (isLeaving.current) return;
    setDate(day);
    report(toText(day));
  };
  const put = (parts: HalfTyped) => {
    if (parts.length < 3) return;
    const full = withFullYear(parts);
    change(dateOf(full));
    if (!dateOf(full)) setRetyped(full);
  };
  const onTyped = (parts: HalfTyped) => {
    setTyped((before) => (before.join() === parts.join() ? before : parts));
    report(dateOf(parts) ? toText(date) : '');
  };
  /** Handlers for the element around the segments. */
  const events = {
    ref: digitsOfAnyScript,
    onBlurCapture: () => {
      isLeaving.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isLeaving.current = false;
      if (currentTarget.contains(relatedTarget)) return;
      part.current.text = '';
      put(typed);
    },
    onFocus: () => {
      part.current = { ...part.current, hasDigit: false, letters: '' };
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) =>
      typeBetween(event, part.current, { putPart: setRetyped, putDate: put }),
    onPaste: (event: ClipboardEvent) => put(writtenDate(event.clipboardData.getData('text'))),
  };
  const isImpossible = isFullyTyped(typed) && !dateOf(typed);
  return { date, change, onTyped, retyped, isEmpty: reported === '', isImpossible, events };
}
