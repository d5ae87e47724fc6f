import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../useMediaQuery.ts';

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export interface AutoplayState {
  /** True if autoplay is on, by the button or the reduced-motion preference. */
  playing: boolean;
  toggle: () => void;
  /** For the element whose hover and keyboard focus pause the slides. */
  pauseProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/** Calls `advance` every `everyMs`, unless paused, hovered, focused or hidden (WCAG 2.2.2). */
export function useAutoplay(advance: () => void, everyMs: number | undefined): AutoplayState {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const hidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });

  const playing = everyMs !== undefined && (choice ?? (reduced ? 'paused' : 'playing')) === 'playing';
  const running = playing && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);

  return {
    playing,
    // Pressing Play leaves pointer and focus on the button, which must not pause it at once.
    toggle: () => {
      setChoice(playing ? 'paused' : 'playing');
      setHovered(false);
      setFocused(false);
    },
    pauseProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A click focuses too; only keyboard focus pauses.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
