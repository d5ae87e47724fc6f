import type { CalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarFrame } from '../DateField/CalendarFrame.tsx';
import { CalendarMonth } from '../DateField/CalendarMonth.tsx';

export interface RangeCalendarPopoverProps {
  /** Names the dialog. */
  label: string;
  /** Null while a day is missing. */
  value: { start: CalendarDate; end: CalendarDate } | null;
  minValue: CalendarDate | null;
  maxValue: CalendarDate | null;
  /** The control beside which it stands. */
  anchor: RefObject<HTMLElement | null>;
  onChange: (days: { from: string; to: string }) => void;
  /** `returns` is true where the focus goes back to the button. */
  onClose: (returns: boolean) => void;
}

/** The calendar of a DateRangeField, loaded when it is opened. */
export function RangeCalendarPopover({
  label,
  anchor,
  onChange,
  onClose,
  ...limits
}: RangeCalendarPopoverProps) {
  return (
    <CalendarFrame label={label} anchor={anchor} onClose={onClose}>
      <RangeCalendar
        {...limits}
        autoFocus
        onChange={({ start, end }) => {
          onChange({ from: start.toString(), to: end.toString() });
          onClose(true);
        }}
      >
        <CalendarMonth isRange />
      </RangeCalendar>
    </CalendarFrame>
  );
}
