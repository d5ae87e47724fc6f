import { useContext, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { PausedContext } from './PausableRegion.tsx';

export interface ToastActionProps {
  /** The word on the button: `Undo`. */
  label: string;
  /** How long the toast is shown, in milliseconds, pauses not counted. */
  ms: number;
  /** Id of the toast's text, which says what the action is about. */
  describedBy: string;
  onPress: () => void;
}

const SECOND_MS = 1000;

/** Seconds until the toast closes; paused while a toast is hovered or focused. */
function useSecondsLeft(ms: number): number {
  const isPaused = useContext(PausedContext);
  const passed = useRef(0);
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now() - passed.current;
    const tick = setInterval(() => {
      passed.current = Date.now() - started;
      setLeft(ms - passed.current);
    }, SECOND_MS / 4);
    return () => clearInterval(tick);
  }, [isPaused, ms]);
  return Math.max(1, Math.ceil(left / SECOND_MS));
}

/** The action that a toast offers while it is shown. */
export function ToastAction({ label, ms, describedBy, onPress }: ToastActionProps) {
  const seconds = useSecondsLeft(ms);
  return (
    <Button
      data-toast-action=""
      aria-describedby={describedBy}
      onPress={onPress}
      className="ms-auto inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm border border-current px-4 font-semibold outline-accent sm:min-h-9"
    >
      {label}
      <span aria-hidden="true" className="min-w-7 text-end text-xs tabular-nums opacity-80">
        {seconds} s
      </span>
    </Button>
  );
}
