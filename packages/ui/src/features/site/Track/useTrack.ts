import { type RefObject, useRef, useState } from 'react';

export interface TrackState {
  trackRef: RefObject<HTMLElement | null>;
  /** Which slide is in front, from 0. */
  current: number;
  /** One forward (1) or back (-1); after the last comes the first, before the first the last. */
  step: (by: 1 | -1) => void;
  /** For the track: follows a finger or a scroll wheel. */
  onScroll: () => void;
}

const SETTLED_MS = 120;

function nearest(track: HTMLElement): number {
  const slides = Array.from(
    track.querySelectorAll<HTMLElement>(':scope > *'),
    ({ offsetLeft }) => offsetLeft,
  );
  const start = slides[0] ?? 0;
  if (track.scrollLeft >= track.scrollWidth - track.clientWidth - 2) return slides.length - 1;
  const distances = slides.map((left) => Math.abs(left - start - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Slides side by side that scroll and snap by themselves; this only knows which is in front and brings up another. */
export function useTrack(count: number): TrackState {
  const trackRef = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);

  const step = (by: 1 | -1) => {
    const next = (current + by + count) % count;
    setCurrent(next);
    const track = trackRef.current;
    const [first, slide] = [track?.children[0], track?.children[next]];
    if (!track || !(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: still ? 'instant' : 'smooth' });
  };
  const onScroll = () => {
    clearTimeout(settled.current);
    settled.current = setTimeout(() => {
      if (trackRef.current) setCurrent(nearest(trackRef.current));
    }, SETTLED_MS);
  };
  return { trackRef, current, step, onScroll };
}
