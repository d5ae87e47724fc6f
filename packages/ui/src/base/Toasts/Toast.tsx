import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { baseWords } from '../words/base-words.ts';
import { useTexts, useWords } from '../words/useWords.ts';
import type { ToastGroup } from './group-toasts.ts';
import type { ToastMessage } from './toast-message.ts';

export interface ToastProps {
  group: ToastGroup;
  /** Milliseconds it is shown, paused time not counted. */
  ms: number;
  isPaused: boolean;
  /** Its time is over. */
  onEnd: () => void;
  /** A button of it was pressed, which closes it. */
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

const SECOND_MS = 1000;

const marks = {
  success: { name: 'tick', className: 'size-3.5 shrink-0' },
  failure: { name: 'triangle', className: 'size-3.5 shrink-0' },
  info: { name: 'lantern', className: 'size-3.5 shrink-0' },
} satisfies Record<ToastMessage['tone'], IconProps>;

/** Calls `onEnd` when time is over, and returns the seconds left. A joining message restarts it. */
function useTimer({ group, ms, isPaused, onEnd }: ToastProps): number {
  const left = useRef(ms);
  const [seconds, setSeconds] = useState(Math.ceil(ms / SECOND_MS));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const { length } = group.ids;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    left.current = ms;
  }, [ms, length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isPaused) return;
    const endsAt = performance.now() + left.current;
    const count = () => {
      left.current = endsAt - performance.now();
      setSeconds(Math.max(1, Math.ceil(left.current / SECOND_MS)));
    };
    const ticks = setInterval(count, SECOND_MS / 4);
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearInterval(ticks);
      clearTimeout(timer);
      left.current = endsAt - performance.now();
    };
  }, [isPaused, length]);
  return seconds;
}

/** One toast: its messages, a line each, an action if it offers one, and a button to close it. */
export function Toast(props: ToastProps) {
  const { tone, lines, about, action } = props.group;
  const t = useWords(baseWords);
  const say = useTexts();
  const textId = useId();
  const seconds = useTimer(props);
  // A live region announces what is added to it, not what it was created with.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  return (
    <div className="enter-up pointer-events-auto flex w-full items-center gap-x-3 gap-y-2 max-sm:flex-wrap rounded-md border border-transparent bg-ink py-2.5 ps-4 pe-2.5 font-medium text-sm text-surface shadow-3 sm:w-auto sm:max-w-88">
      <Icon {...marks[tone]} />
      <div role="status" aria-atomic="true" className="min-w-0 break-words max-sm:flex-1">
        {isAnnounced && (
          <>
            <span id={textId}>
              {lines.map(({ message, count }) => (
                <span key={message} className="block not-first:mt-1">
                  <span>{say(message)}</span>
                  {count > 1 && (
                    <span className="ms-2 whitespace-nowrap opacity-70">{t('times', { count })}</span>
                  )}
                </span>
              ))}
              {about && <span className="line-clamp-2 font-normal opacity-80">{about}</span>}
            </span>
            {action && <span className="sr-only">{t('actionOffered', { label: say(action.label) })}</span>}
          </>
        )}
      </div>
      {action && (
        <button
          type="button"
          data-toast-action=""
          aria-describedby={textId}
          onClick={(event) => {
            props.onPress(event);
            action.onPress();
          }}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm border border-current px-4 font-semibold outline-accent max-sm:order-last max-sm:basis-full max-sm:justify-center sm:ms-auto sm:min-h-9"
        >
          {say(action.label)}
          <span aria-hidden="true" className="min-w-7 text-end text-xs tabular-nums opacity-80">
            {t('seconds', { count: seconds })}
          </span>
        </button>
      )}
      <button
        type="button"
        aria-label={t('closeMessage')}
        aria-describedby={textId}
        onClick={props.onPress}
        className="ms-auto grid size-11 shrink-0 place-items-center rounded-sm outline-accent sm:size-8"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
