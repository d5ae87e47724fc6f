import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { AriaField, splitAriaField } from '../Field/AriaField.tsx';
import { controlGroupStyles } from '../Field/control-group.styles.ts';
import type { BoxFieldProps } from '../Field/field-props.ts';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { NO_SUCH_DATE } from '../Form/field-errors.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords, useWordsLocale } from '../words/useWords.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { CalendarFailed } from './CalendarFailed.tsx';
import { DateSegments } from './DateSegments.tsx';
import { DateSegmentsObserver } from './DateSegmentsObserver.tsx';
import type { HalfTypedProps } from './half-typed-date.ts';
import { useCalendar } from './useCalendar.ts';
import { toCalendarDate, useDateValue } from './useDateValue.ts';

// Loaded on demand: many dates are typed.
const loadCalendar = async () => (await import('./CalendarPopover.tsx')).CalendarPopover;

type AriaProps = Omit<
  AriaDateFieldProps<CalendarDate>,
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
 * react-aria's DateField with a calendar: `05 Dec 2026` on screen, `YYYY-MM-DD` as value, empty while
 * incomplete. Props and `ref` go to react-aria's.
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
  const error = isImpossible ? NO_SUCH_DATE : props.error;
  const { frame, control } = splitAriaField({ ...props, error });
  const calendar = useCalendar(loadCalendar, control.isDisabled || control.isReadOnly);
  const limits = { minValue: toCalendarDate(min), maxValue: toCalendarDate(max) };
  return (
    <I18nProvider locale={locale}>
      <AriaDateField {...control} {...limits} value={date} onChange={change}>
        <AriaField {...frame}>
          <div ref={calendar.anchor} className={controlGroupStyles()}>
            <div className="contents" {...(control.isReadOnly ? {} : events)}>
              <DateSegments className="flex-1">
                <DateSegmentsObserver {...segments} {...{ halfTyped, onHalfTyped }} />
              </DateSegments>
            </div>
            <CalendarButton {...calendar.buttonProps} aria-label={`${t('chooseDate')}, ${frame.label}`} />
          </div>
        </AriaField>
        {calendar.hasFailed && <CalendarFailed />}
        {calendar.Popover && (
          <calendar.Popover
            {...limits}
            label={frame.label}
            value={date}
            onChange={change}
            anchor={calendar.anchor}
            onClose={calendar.onClose}
          />
        )}
      </AriaDateField>
    </I18nProvider>
  );
}
