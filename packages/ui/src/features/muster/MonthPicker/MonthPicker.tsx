import { Icon } from '../../../base/Icon/Icon.tsx';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { monthFrom, monthTitle } from '../muster-days.ts';

export interface MonthPickerProps {
  /** `2026-11` */
  month: string;
  onChange: (month: string) => void;
  /** The buttons of the other months are disabled. */
  disabled?: boolean | undefined;
}

/** A month with the one before and the one after. */
export function MonthPicker({ month, onChange, disabled = false }: MonthPickerProps) {
  const names = useDateNames();
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-1">
      <IconButton
        variant="plain"
        size="large"
        disabled={disabled}
        label={monthTitle(monthFrom(month, -1), names)}
        onPress={() => onChange(monthFrom(month, -1))}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <span className="font-semibold" aria-live="polite">
        {monthTitle(month, names)}
      </span>
      <IconButton
        variant="plain"
        size="large"
        disabled={disabled}
        label={monthTitle(monthFrom(month, 1), names)}
        onPress={() => onChange(monthFrom(month, 1))}
      >
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  );
}
