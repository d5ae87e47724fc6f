export interface IconShape {
  /** Side of the square the path is drawn in. */
  box: 12 | 16;
  path: string;
  /** Width of the line; filled when left out. */
  strokeWidth?: number;
  evenOdd?: true;
}

export interface ShapeProps {
  of: IconShape;
  className?: string | undefined;
}

/** Draws one shape. Icon knows all of them by name; who needs one or two on every page takes them from everyday.ts. */
export function Shape({
  of: { box, path, strokeWidth, evenOdd },
  className = 'size-[1em] shrink-0',
}: ShapeProps) {
  const paint = strokeWidth
    ? { fill: 'none', stroke: 'currentColor', strokeWidth: strokeWidth }
    : { fill: 'currentColor' };
  return (
    <svg viewBox={`0 0 ${box} ${box}`} className={className} aria-hidden="true" {...paint}>
      <path d={path} fillRule={evenOdd ? 'evenodd' : undefined} />
    </svg>
  );
}
