import type { CalendarDate } from '@internationalized/date';
import { DateField } from 'react-aria-components/DateField';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { DateSegmentsObserver } from '../DateField/DateSegmentsObserver.tsx';
import type { useDateValue } from '../DateField/useDateValue.ts';

export interface RangeEndProps {
  label: string;
  name: string;
  day: ReturnType<typeof useDateValue>;
  minValue: CalendarDate | null;
  maxValue: CalendarDate | null;
  isInvalid: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
  autoFocus: boolean;
  'aria-describedby': string | undefined;
}

/** One of the two days of a DateRangeField. */
export function RangeEnd({ label, day, isInvalid, 'aria-describedby': message, ...field }: RangeEndProps) {
  const { date, change, events, isImpossible, ...segments } = day;
  return (
    <div className="contents" {...(field.isReadOnly ? {} : events)}>
      <DateField
        {...field}
        aria-label={label}
        {...(message ? { 'aria-describedby': message } : {})}
        isInvalid={isInvalid || isImpossible}
        value={date}
        onChange={change}
      >
        <DateSegments>
          <DateSegmentsObserver {...segments} />
        </DateSegments>
      </DateField>
    </div>
  );
}
