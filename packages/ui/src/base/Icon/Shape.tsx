import type { ComponentProps } from 'react';

export interface IconShape {
  /** Side of the square the path is drawn in. */
  box: 12 | 16;
  path: string;
  /** Stroke width; the path is filled when left out. */
  strokeWidth?: number;
  evenOdd?: true;
}

export interface ShapeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** One of single-shapes.ts, or of shapes.ts. */
  shape: IconShape;
}

/** An `<svg>` of one shape. Use it with single-shapes.ts on public pages: Icon loads all shapes. */
export function Shape({
  shape: { box, path, strokeWidth, evenOdd },
  className = 'size-[1em] shrink-0',
  ...rest
}: ShapeProps) {
  const paint = strokeWidth
    ? { fill: 'none', stroke: 'currentColor', strokeWidth }
    : { fill: 'currentColor' };
  return (
    <svg viewBox={`0 0 ${box} ${box}`} className={className} aria-hidden="true" {...paint} {...rest}>
      <path d={path} fillRule={evenOdd ? 'evenodd' : undefined} />
    </svg>
  );
}
