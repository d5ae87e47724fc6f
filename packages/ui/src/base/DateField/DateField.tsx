import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import type { DateFieldState } from 'react-aria-components/DateField';
import {
  Button,
  DateInput,
  DatePicker,
  type DatePickerProps,
  DateSegment,
  Group,
} from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { AriaField, splitAriaField } from '../Field/AriaField.tsx';
import { controlGroupStyles } from '../Field/control-group.styles.ts';
import type { BoxFieldProps } from '../Field/field-props.ts';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { NO_SUCH_DATE } from '../Form/field-errors.ts';
import { Icon } from '../Icon/Icon.tsx';
import { baseWords } from '../words/base-words.ts';
import { useDateNames } from '../words/date-words.ts';
import { useWords, useWordsLocale } from '../words/useWords.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DateSegmentsObserver } from './DateSegmentsObserver.tsx';
import type { HalfTypedProps } from './half-typed-date.ts';
import { toCalendarDate, useDateValue } from './useDateValue.ts';

/** Writes the month as a word: 12/05 is ambiguous, 5 Dec is not. */
function textOf(
  { type, text, value, isPlaceholder }: DateFieldState['segments'][number],
  months: readonly string[],
): string {
  if (type !== 'month' || isPlaceholder || value == null) return text;
  return months[value - 1] ?? text;
}

type AriaProps = Omit<
  DatePickerProps<CalendarDate>,
  | keyof BoxFieldProps
  | 'children'
  | 'className'
  | 'defaultValue'
  | 'isDisabled'
  | 'isInvalid'
  | 'isReadOnly'
  | 'isRequired'
  | 'maxValue'
  | 'minValue'
  | 'onChange'
  | 'value'
>;

interface DateFieldOwnProps extends BoxFieldProps, AriaProps, HalfTypedProps {
  /** First date the calendar offers, `YYYY-MM-DD`. The form checks what is typed. */
  min?: string | undefined;
  /** Last date the calendar offers, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The value is shown and sent, and cannot be changed. */
  readOnly?: boolean | undefined;
  /** The element around the whole field. */
  ref?: Ref<HTMLDivElement> | undefined;
}

export type DateFieldProps = DateFieldOwnProps & ValueProps<string>;

/**
 * react-aria's DatePicker as a field: `05 Dec 2026` on screen, `YYYY-MM-DD` as value, empty while
 * incomplete. Props and `ref` go to the DatePicker.
 */
export function DateField({
  value,
  defaultValue,
  onChange,
  min,
  max,
  halfTyped,
  onHalfTyped,
  ...props
}: DateFieldProps) {
  const { date, change, events, isImpossible, ...segments } = useDateValue(
    ...useValue({ value, defaultValue, onChange }, ''),
  );
  const t = useWords(baseWords);
  const locale = useWordsLocale();
  const { months } = useDateNames();
  const error = isImpossible ? NO_SUCH_DATE : props.error;
  const { frame, control } = splitAriaField({ ...props, error });
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        {...control}
        value={date}
        onChange={change}
        minValue={toCalendarDate(min)}
        maxValue={toCalendarDate(max)}
      >
        <AriaField {...frame}>
          <Group
            className={controlGroupStyles({
              class:
                'data-invalid:border-danger data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted',
            })}
          >
            <div className="contents" {...(control.isReadOnly ? {} : events)}>
              <DateInput className="flex flex-1 items-center gap-1 self-stretch ps-2 tabular-nums">
                {(segment) => (
                  <>
                    <DateSegment
                      segment={segment}
                      className="rounded-sm px-1 outline-none data-[type=literal]:hidden data-focused:bg-accent-soft data-placeholder:text-faint data-focused:text-ink"
                    >
                      {textOf(segment, months)}
                    </DateSegment>
                    {segment.type === 'day' && (
                      <DateSegmentsObserver {...segments} {...{ halfTyped, onHalfTyped }} />
                    )}
                  </>
                )}
              </DateInput>
            </div>
            <Button
              aria-label={t('chooseDate')}
              className="relative grid w-10 place-items-center self-stretch rounded-md text-muted after:absolute after:inset-y-0 after:-inset-x-0.5"
            >
              <Icon name="calendar" className="size-4" />
            </Button>
          </Group>
        </AriaField>
        <CalendarPopover />
      </DatePicker>
    </I18nProvider>
  );
}
