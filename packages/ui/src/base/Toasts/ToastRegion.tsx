import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import type { ToastGroup } from './group-toasts.ts';
import { Toast } from './Toast.tsx';
import { usePlace } from './usePlace.ts';

export interface ToastRegionProps {
  /** Newest last; one at least. */
  groups: readonly ToastGroup[];
  duration: number;
  onClose: (group: ToastGroup) => void;
}

/** `data-place` and `--toast-top` are set by usePlace. */
const styles = [
  'prahari pointer-events-none fixed inset-x-4 bottom-[var(--toast-bottom,1.5rem)] z-9 flex flex-col-reverse gap-2 rounded-md',
  'data-[place=top]:top-4 data-[place=top]:bottom-auto',
  'data-[place=belowHead]:top-30 data-[place=belowHead]:bottom-auto',
  'data-[place=height]:top-(--toast-top) data-[place=height]:bottom-auto',
  'sm:inset-s-auto sm:inset-e-[clamp(1rem,2.5vw,2rem)] sm:items-end',
  'sm:data-[place=start]:inset-s-[clamp(1rem,2.5vw,2rem)] sm:data-[place=start]:inset-e-auto sm:data-[place=start]:items-start',
].join(' ');

/** Repeats of a message do not change the height. */
const heightOf = (groups: readonly ToastGroup[]) =>
  groups.map(({ id, lines }) => `${id}:${lines.length}`).join();

/** Shows toasts above everything else, whose timers pause while focused or hovered (WCAG 2.2.1). */
export function ToastRegion({ groups, duration, onClose }: ToastRegionProps) {
  const t = useWords(baseWords);
  const region = useRef<HTMLElement>(null);
  /** The element that had focus before it moved here. */
  const origin = useRef<EventTarget | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const height = heightOf(groups);
  // The text of a new toast, which decides its size, comes one render later.
  const [heightWithText, setHeightWithText] = useState<string>();
  useEffect(() => setHeightWithText(height), [height]);
  usePlace(region, isPaused, heightWithText);

  const focusOrigin = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) focusOrigin();
      else region.current?.focus({ preventScroll: true });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  // A focused toast that the caller removes fires no blur.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => setFocused(region.current?.contains(document.activeElement) ?? false), [height]);

  /** Moves focus to the next toast after a key, and to where it was after the pointer. */
  function close(group: ToastGroup, { currentTarget, detail }: MouseEvent<HTMLButtonElement>): void {
    const toast = currentTarget.parentElement;
    const next = (toast?.nextElementSibling ?? toast?.previousElementSibling)?.querySelector<HTMLElement>(
      'button:last-child',
    );
    if (detail === 0 && next) next.focus({ preventScroll: true });
    else focusOrigin();
    onClose(group);
  }

  return createPortal(
    <section
      ref={region}
      // Keeps them usable above react-aria's dialogs, and dialogs open when they are pressed.
      data-react-aria-top-layer="true"
      aria-label={t('messages', { count: groups.length })}
      tabIndex={-1}
      className={styles}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        origin.current = null;
        setFocused(false);
      }}
      // A pointer that rests where a toast appears doesn't count. Touch doesn't hover.
      onPointerMove={({ movementX, movementY, pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && (movementX || movementY)) setHovered(true);
      }}
      onPointerLeave={() => setHovered(false)}
    >
      {[...groups].reverse().map((group) => (
        <Toast
          key={group.id}
          group={group}
          ms={group.action?.ms ?? duration}
          isPaused={isPaused}
          onEnd={() => onClose(group)}
          onPress={(event) => close(group, event)}
        />
      ))}
    </section>,
    document.body,
  );
}
