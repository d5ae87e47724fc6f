import { type ComponentProps, useId } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { classNames } from '../class-names.ts';
import { CalendarButton } from '../DateField/CalendarButton.tsx';
import { CalendarFailed } from '../DateField/CalendarFailed.tsx';
import { useCalendar } from '../DateField/useCalendar.ts';
import { toCalendarDate, useDateValue } from '../DateField/useDateValue.ts';
import { controlGroupStyles } from '../Field/control-group.styles.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { fieldStyles } from '../Field/field.styles.ts';
import type { BoxFieldProps } from '../Field/field-props.ts';
import { messageIdOf, messageProps } from '../Field/useField.ts';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { NO_SUCH_DATE } from '../Form/field-errors.ts';
import { fieldWords } from '../words/field-words.ts';
import { useWords, useWordsLocale } from '../words/useWords.ts';
import { RangeEnd } from './RangeEnd.tsx';

/** Two days, `YYYY-MM-DD`, each empty while it is incomplete. */
export interface DayRange {
  from: string;
  to: string;
}

const NO_DAYS: DayRange = { from: '', to: '' };

// Loaded on demand: many dates are typed.
const loadCalendar = async () => (await import('./RangeCalendarPopover.tsx')).RangeCalendarPopover;

interface DateRangeFieldOwnProps
  extends BoxFieldProps,
    Omit<ComponentProps<'div'>, keyof BoxFieldProps | 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** First day that the calendar offers, `YYYY-MM-DD`. The form checks what is typed. */
  min?: string | undefined;
  /** Last day that the calendar offers, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The value is shown and sent, and cannot be changed. */
  readOnly?: boolean | undefined;
  /** Name of the first day. */
  fromLabel?: string | undefined;
  /** Name of the last day. */
  toLabel?: string | undefined;
  /** Shown as error while the last day is before the first. */
  reversedText?: string | undefined;
  /** Name of the button that opens the calendar, before the field's label. */
  calendarLabel?: string | undefined;
  /** Order of day, month and year, and the names in the calendar; those of the page by default. */
  locale?: string | undefined;
}

export type DateRangeFieldProps = DateRangeFieldOwnProps & ValueProps<DayRange>;

/**
 * Two react-aria DateFields with one calendar. They are sent as `name.from` and `name.to`. Attributes
 * and `ref` go to the group.
 */
export function DateRangeField({
  label,
  name,
  hint,
  error,
  required = false,
  disabled = false,
  readOnly = false,
  size,
  min,
  max,
  value,
  defaultValue,
  onChange,
  fromLabel,
  toLabel,
  reversedText,
  calendarLabel,
  locale: ownLocale,
  className,
  autoFocus = false,
  ...rest
}: DateRangeFieldProps) {
  const id = useId();
  const t = useWords(fieldWords);
  const shownLocale = useWordsLocale();
  const locale = ownLocale ?? shownLocale;
  const [days, change] = useValue({ value, defaultValue, onChange }, NO_DAYS);
  const from = useDateValue(days.from, (day) => change({ ...days, from: day }));
  const to = useDateValue(days.to, (day) => change({ ...days, to: day }));
  const isReversed = days.from !== '' && days.to !== '' && days.from > days.to;
  const calendar = useCalendar(loadCalendar, disabled || readOnly);
  const isImpossible = from.isImpossible || to.isImpossible;
  const shownError =
    (isImpossible && NO_SUCH_DATE) || (isReversed && (reversedText ?? t('lastBeforeFirst'))) || error;
  const { 'aria-describedby': describedBy } = messageProps(
    id,
    { hint, error: shownError },
    rest['aria-describedby'],
  );
  const limits = { minValue: toCalendarDate(min), maxValue: toCalendarDate(max) };
  const end = {
    ...limits,
    isInvalid: isReversed || Boolean(error),
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    'aria-describedby': describedBy,
  };
  const isComplete = from.date && to.date && days.from !== '' && days.to !== '' && !isReversed;
  return (
    <I18nProvider locale={locale}>
      {/* biome-ignore lint/a11y/useSemanticElements: the fields inside have a group each */}
      <div
        {...rest}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        data-size={size}
        className={classNames(fieldStyles.root, className)}
      >
        <span id={`${id}-label`} className={fieldStyles.label}>
          {label}
        </span>
        <div ref={calendar.anchor} className={controlGroupStyles()}>
          <div className="flex flex-1 flex-wrap items-center self-stretch">
            <RangeEnd
              {...end}
              autoFocus={autoFocus}
              label={fromLabel ?? t('from')}
              name={`${name}.from`}
              day={from}
            />
            <span aria-hidden="true" className="ps-1 text-muted">
              –
            </span>
            <RangeEnd {...end} autoFocus={false} label={toLabel ?? t('to')} name={`${name}.to`} day={to} />
          </div>
          <CalendarButton
            {...calendar.buttonProps}
            aria-label={`${calendarLabel ?? t('chooseDays')}, ${label}`}
          />
        </div>
        <FieldMessage id={messageIdOf(id)} hint={hint} error={shownError || undefined} />
        {calendar.hasFailed && <CalendarFailed />}
        {calendar.Popover && (
          <calendar.Popover
            {...limits}
            label={label}
            value={isComplete && from.date && to.date ? { start: from.date, end: to.date } : null}
            onChange={change}
            anchor={calendar.anchor}
            onClose={calendar.onClose}
          />
        )}
      </div>
    </I18nProvider>
  );
}
