import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function watchReducedMotion(onChange: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export interface AutoplayState {
  /** What the reader chose, or reduced motion chose for them; hovering does not change it. */
  playing: boolean;
  toggle: () => void;
  /** For the element whose hovering and keyboard focus hold the slides. */
  pauseProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/**
 * Calls `advance` every `everyMs` while nothing speaks against it: a pointer or the keyboard on the slides, a hidden
 * tab, the reader's own pause, or a wish for less motion (WCAG 2.2.2). Without `everyMs` it never does.
 */
export function useAutoplay(advance: () => void, everyMs: number | undefined): AutoplayState {
  const reduced = useSyncExternalStore(
    watchReducedMotion,
    () => matchMedia(REDUCED).matches,
    () => true,
  );
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
    // who presses Play stands on the button and still wants to see it move
    toggle: () => {
      setChoice(playing ? 'paused' : 'playing');
      setHovered(false);
      setFocused(false);
    },
    pauseProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // a click leaves focus behind as well, but only the keyboard means to stay
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
