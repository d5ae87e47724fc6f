import type { CalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { CalendarFrame } from './CalendarFrame.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';

export interface CalendarPopoverProps {
  /** Names the dialog. */
  label: string;
  value: CalendarDate | null;
  minValue: CalendarDate | null;
  maxValue: CalendarDate | null;
  /** The control beside which it stands. */
  anchor: RefObject<HTMLElement | null>;
  onChange: (day: CalendarDate) => void;
  /** `returns` is true where the focus goes back to the button. */
  onClose: (returns: boolean) => void;
}

/** The calendar of a DateField, loaded when it is opened. */
export function CalendarPopover({ label, anchor, onChange, onClose, ...limits }: CalendarPopoverProps) {
  return (
    <CalendarFrame label={label} anchor={anchor} onClose={onClose}>
      <Calendar
        {...limits}
        autoFocus
        onChange={(day) => {
          onChange(day);
          onClose(true);
        }}
      >
        <CalendarMonth />
      </Calendar>
    </CalendarFrame>
  );
}
