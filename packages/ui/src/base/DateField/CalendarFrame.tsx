import type { ReactNode, RefObject } from 'react';
import { useAnchored } from '../anchored/useAnchored.ts';

export interface CalendarFrameProps {
  /** Names the dialog. */
  label: string;
  /** The control beside which it stands. */
  anchor: RefObject<HTMLElement | null>;
  /** `returns` is true where the focus goes back to the button. */
  onClose: (returns: boolean) => void;
  children: ReactNode;
}

/** The dialog around a calendar. Escape closes it, and a press or the focus elsewhere. */
export function CalendarFrame({ label, anchor, onClose, children }: CalendarFrameProps) {
  const { ref } = useAnchored<HTMLDivElement>({ anchor, onClose: () => onClose(false) });
  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // the dialog around the field stays open
        event.stopPropagation();
        onClose(true);
      }}
      className="enter-up fixed inset-auto m-0 overflow-auto rounded-lg border border-line bg-raised p-4 text-ink shadow-3"
    >
      {children}
    </div>
  );
}
