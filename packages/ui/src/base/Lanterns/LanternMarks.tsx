/** Outlines of a lantern and its flame, from its tip: 6 right and 1 below the corner of its box. */
const BODY =
  'c.5 1.3 1.6 2.2 2.6 3 1.2 1 1.7 2.1 1.7 3.5v7.5h-8.6v-7.5c0-1.4.5-2.5 1.7-3.5 1-.8 2.1-1.7 2.6-3z';
const FLAME = 'm0 6c.2 1.5 1.9 2.3 1.9 4a1.9 1.9 0 01-3.8 0c0-1.7 1.7-2.5 1.9-4z';

/** Width of a lantern with the space beside it, and height of a row. */
const WIDTH = 14;
const ROW_HEIGHT = 18;
const PER_ROW = 6;
const MOST_DRAWN = 12;

export interface LanternMarksProps {
  /** 0 to `total`. */
  filled: number;
  /** At least 1. */
  total: number;
}

/** Draws lit and dark lanterns in up to two rows; above 12 places, one filled in proportion. */
export function LanternMarks({ filled, total }: LanternMarksProps) {
  const isSingle = total > MOST_DRAWN;
  const share = filled / total;
  const count = isSingle ? 1 : total;
  const lit = isSingle ? Number(share > 0) : filled;
  const inARow = count > PER_ROW ? Math.ceil(count / 2) : count;
  const width = inARow * WIDTH - 2;
  const bottom = (count / inARow > 1 ? 2 : 1) * ROW_HEIGHT;
  const draw = (shape: string, from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, i) =>
        `M${((from + i) % inARow) * WIDTH + 6} ${Math.floor((from + i) / inARow) * ROW_HEIGHT + 1}${shape}`,
    ).join('');
  const isPartial = isSingle && share > 0 && share < 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${bottom}`}
      className={bottom > ROW_HEIGHT ? 'lanterns lanterns-two-rows' : 'lanterns'}
      aria-hidden="true"
    >
      <path className="lantern-off" d={draw(BODY, isPartial ? 0 : lit, count)} />
      <path
        className="lantern-lit"
        d={draw(BODY, 0, lit)}
        style={isPartial ? { clipPath: `inset(${Math.round((1 - share) * 100)}% -1px -1px)` } : undefined}
      />
      {!isPartial && <path className="lantern-flame" d={draw(FLAME, 0, lit)} />}
      <path className="lantern-sill" d={`M0 ${bottom - 1.5}h${width}v1.5H0z`} />
    </svg>
  );
}
