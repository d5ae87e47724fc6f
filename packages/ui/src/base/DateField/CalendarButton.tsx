import type { ComponentProps } from 'react';
import { Shape } from '../Icon/Shape.tsx';
import { CALENDAR } from '../Icon/single-shapes.ts';
import { useHydrated } from '../useHydrated.ts';

/** Opens the calendar of a date field. */
export function CalendarButton({ disabled = false, ...rest }: ComponentProps<'button'>) {
  const hydrated = useHydrated();
  return (
    <button
      {...rest}
      type="button"
      disabled={disabled || !hydrated}
      aria-haspopup="dialog"
      className="relative grid w-10 shrink-0 place-items-center self-stretch rounded-md text-muted after:absolute after:inset-y-0 after:-inset-x-0.5"
    >
      <Shape shape={CALENDAR} className="size-4" />
    </button>
  );
}
