export interface PlaceProps {
  /** From 0. */
  current: number;
  count: number;
  /** Say it aloud when it changes: yes if the reader moved, no if the slides move by themselves. */
  announce: boolean;
}

export function Place({ current, count, announce }: PlaceProps) {
  return (
    <p
      className="ml-2 whitespace-nowrap text-faint text-sm tabular-nums"
      aria-live={announce ? 'polite' : 'off'}
    >
      {current + 1} of {count}
    </p>
  );
}
