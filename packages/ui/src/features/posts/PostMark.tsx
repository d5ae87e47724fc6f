/** Not among the shapes of Icon, because every page with a toast loads those. */
const SHAPES = {
  day: {
    stroke: 1.3,
    path: 'M6 3.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM6 0v2M6 10v2M0 6h2M10 6h2M1.8 1.8l1.4 1.4M8.8 8.8l1.4 1.4M1.8 10.2l1.4-1.4M8.8 3.2l1.4-1.4',
  },
  night: { stroke: 0, path: 'M8 .6A5.6 5.6 0 1011.4 8 4.6 4.6 0 018 .6z' },
  '24h': { stroke: 0, path: 'M6 0a6 6 0 110 12A6 6 0 016 0zm0 1.6v8.8A4.4 4.4 0 006 1.6z' },
} as const;

export interface PostMarkProps {
  /** A shift. */
  name: keyof typeof SHAPES;
  className: string;
}

/** A small mark in the color of its text; the word stands beside it. */
export function PostMark({ name, className }: PostMarkProps) {
  const { path, stroke } = SHAPES[name];
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={className}
      fill={stroke ? 'none' : 'currentColor'}
      stroke={stroke ? 'currentColor' : undefined}
      strokeWidth={stroke || undefined}
      fillRule="evenodd"
    >
      <path d={path} />
    </svg>
  );
}
