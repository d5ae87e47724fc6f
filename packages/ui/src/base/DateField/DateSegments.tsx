import type { ReactElement } from 'react';
import { type DateFieldState, DateInput, DateSegment } from 'react-aria-components/DateField';
import { baseWords } from '../words/base-words.ts';
import { useDateNames } from '../words/date-words.ts';
import { useWords } from '../words/useWords.ts';

type Segment = DateFieldState['segments'][number];

const PARTS: readonly string[] = ['day', 'month', 'year'];

interface Names {
  months: readonly string[];
  /** Stand where nothing is typed: day, month, year. */
  placeholders: readonly string[];
}

/** Writes the month as a word: 12/05 is ambiguous, 5 Dec is not. */
function textOf({ type, text, value, isPlaceholder }: Segment, { months, placeholders }: Names): string {
  if (isPlaceholder) return placeholders[PARTS.indexOf(type)] ?? text;
  if (type !== 'month' || value == null) return text;
  return months[value - 1] ?? text;
}

export interface DateSegmentsProps {
  /** Which of two dates it is, in a range. */
  slot?: 'start' | 'end' | undefined;
  className?: string | undefined;
  /** Stands with the day, of which there is one. */
  children?: ReactElement | undefined;
}

/** Day, month and year as three spinbuttons. */
export function DateSegments({ slot, className = '', children }: DateSegmentsProps) {
  const { months } = useDateNames();
  const placeholders = useWords(baseWords)('dateParts').split(' ');
  return (
    <DateInput
      {...(slot ? { slot } : {})}
      className={`flex min-w-0 flex-wrap items-center gap-x-[min(0.25rem,1.2vw)] self-stretch ps-[min(0.5rem,2.5vw)] tabular-nums ${className}`}
    >
      {(segment) => (
        <>
          <DateSegment
            segment={segment}
            className="rounded-sm px-[min(0.25rem,1.2vw)] outline-none data-[type=literal]:hidden data-focused:bg-accent-soft data-placeholder:text-faint data-focused:text-ink"
          >
            {textOf(segment, { months, placeholders })}
          </DateSegment>
          {segment.type === 'day' && children}
        </>
      )}
    </DateInput>
  );
}
