import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { mediaQuery } from '../useMediaQuery.ts';

export interface TrackState {
  trackRef: RefObject<HTMLDivElement | null>;
  /** Index of the current slide. */
  current: number;
  /** Next (1) or previous (-1) slide, wrapping at both ends. */
  step: (by: 1 | -1) => void;
  /** Handlers of the track for scrolling and the arrow, Home and End keys. */
  trackProps: { onScroll: () => void; onScrollEnd: () => void; onKeyDown: (event: KeyboardEvent) => void };
}

const SETTLED_MS = 120;

/** Offset of each slide from the first. Negative in right-to-left text, like scroll positions. */
function offsets(track: HTMLElement): number[] {
  const slides = Array.from(track.querySelectorAll<HTMLElement>('[data-slide]'), (slide) => slide.offsetLeft);
  return slides.map((left) => left - (slides[0] ?? 0));
}

function nearest(track: HTMLElement): number {
  const slides = offsets(track);
  if (Math.abs(track.scrollLeft) >= track.scrollWidth - track.clientWidth - 2) return slides.length - 1;
  const distances = slides.map((left) => Math.abs(left - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** State of a scroll-snap track: the current slide, and scrolling to another. */
export function useTrack(count: number): TrackState {
  const trackRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (next: number) => {
    setCurrent(next);
    const track = trackRef.current;
    const left = track && offsets(track)[next];
    if (left == null) return;
    const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)')?.matches;
    // jsdom can't scroll.
    track?.scrollTo?.({ left, behavior: reducedMotion ? 'instant' : 'smooth' });
  };
  const step = (by: 1 | -1) => show((current + by + count) % count);
  const onScrollEnd = () => {
    if (trackRef.current) setCurrent(nearest(trackRef.current));
  };
  // Safari before 26 has no scrollend event.
  const onScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(settled.current);
    settled.current = setTimeout(onScrollEnd, SETTLED_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget } = event;
    // leave the keys of fields and buttons inside a slide alone
    if (target !== currentTarget) return;
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'Home') show(0);
    else if (key === 'End') show(count - 1);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1);
    else return;
    event.preventDefault();
  };
  return { trackRef, current, step, trackProps: { onScroll, onScrollEnd, onKeyDown } };
}
