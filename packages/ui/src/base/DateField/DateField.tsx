import { Button, DateInput, DatePicker, DateSegment, Group, Label } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { AriaFieldMessage } from '../Field/AriaFieldMessage.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { controlGroupStyles, fieldStyles } from '../Field/field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateSegmentsObserver } from './DateSegmentsObserver.tsx';
import { formatSegment } from './format-segment.ts';
import { toCalendarDate, useDateValue } from './useDateValue.ts';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. A half-typed date is empty too. */
  value: string;
  /** Called with a whole day, or with empty text when a part was taken out. */
  onChange: (day: string) => void;
  /** First day the calendar offers, `YYYY-MM-DD`. What is typed is checked by the form. */
  min?: string | undefined;
  /** Last day the calendar offers, `YYYY-MM-DD`. */
  max?: string | undefined;
}

/** A day, typed as day, month, year or picked from a calendar. Reads `05 Dec 2026`. */
export function DateField({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
  min,
  max,
}: DateFieldProps) {
  const { date, change, onPartialChange } = useDateValue(value, onChange);
  return (
    <I18nProvider locale="en-IN">
      <DatePicker
        name={name}
        value={date}
        onChange={change}
        minValue={toCalendarDate(min)}
        maxValue={toCalendarDate(max)}
        isRequired={required === true}
        isDisabled={disabled === true}
        isInvalid={Boolean(error)}
        className={fieldStyles.root}
      >
        <Label className={fieldStyles.label}>{label}</Label>
        <Group
          className={controlGroupStyles({
            class:
              'data-invalid:border-danger data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted',
          })}
        >
          <DateInput className="flex flex-1 items-center gap-1 self-stretch py-1.5 ps-2 tabular-nums">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-sm px-1 outline-none data-[type=literal]:hidden data-focused:bg-accent-soft data-placeholder:text-faint data-focused:text-ink"
              >
                {formatSegment(segment)}
                {segment.type === 'day' && <DateSegmentsObserver onPartialChange={onPartialChange} />}
              </DateSegment>
            )}
          </DateInput>
          <Button
            aria-label="Choose a date"
            className="grid w-10 place-items-center self-stretch rounded-md text-muted"
          >
            <Icon name="calendar" className="size-4" />
          </Button>
        </Group>
        <AriaFieldMessage hint={hint} error={error} />
        <CalendarPopover />
      </DatePicker>
    </I18nProvider>
  );
}
