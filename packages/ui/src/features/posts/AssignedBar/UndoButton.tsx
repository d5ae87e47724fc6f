import { type RefObject, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useSecondsLeft } from '../../../base/Countdown/useSecondsLeft.ts';
import { barButton } from './bar-button.ts';

export interface UndoButtonProps {
  /** When undo ends, in milliseconds since 1970. */
  until: number;
  onPress: () => void;
  /** Takes the focus when undo ends while this button has it. */
  next: RefObject<HTMLButtonElement | null>;
}

/** Undo, with the seconds for which it is offered; nothing afterwards. */
export function UndoButton({ until, onPress, next }: UndoButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsLeft({ until }, () => {
    if (document.activeElement === own.current) next.current?.focus();
  });
  if (!seconds) return null;
  return (
    <Button ref={own} data-toast-action="" className={barButton} onPress={onPress}>
      Undo
      <span aria-hidden="true" className="ms-2 min-w-6 text-end text-xs tabular-nums opacity-80">
        {seconds} s
      </span>
    </Button>
  );
}
