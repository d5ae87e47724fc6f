export interface SkeletonProps {
  /** How many lines stand in for what is coming. */
  rows?: number | undefined;
  /** Read to a screen reader: `Loading bills`. */
  label?: string | undefined;
}

const widths = ['w-11/12', 'w-4/5', 'w-full', 'w-3/4', 'w-5/6'];

export function Skeleton({ rows = 5, label = 'Loading' }: SkeletonProps) {
  const lines = Array.from({ length: rows }, (_, index) => ({
    id: index,
    width: widths[index % widths.length],
  }));
  return (
    <div role="status" className="w-full">
      <span className="sr-only">{label}</span>
      {lines.map(({ id, width }) => (
        <div key={id} className="flex h-row items-center border-line border-b">
          <div className={`h-3 rounded-sm bg-line motion-safe:animate-pulse ${width}`} />
        </div>
      ))}
    </div>
  );
}
