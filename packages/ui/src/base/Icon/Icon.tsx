import { type IconName, shapeOf } from './shapes.ts';

export interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A mark or glyph, one em wide unless a class says otherwise. Says nothing to a screen reader: put a word beside it. */
export function Icon({ name, className = 'size-[1em] shrink-0' }: IconProps) {
  const { box, path, line, evenOdd } = shapeOf(name);
  const paint = line ? { fill: 'none', stroke: 'currentColor', strokeWidth: line } : { fill: 'currentColor' };
  return (
    <svg viewBox={`0 0 ${box} ${box}`} className={className} aria-hidden="true" {...paint}>
      <path d={path} fillRule={evenOdd ? 'evenodd' : undefined} />
    </svg>
  );
}
