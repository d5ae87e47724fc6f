import { SkeletonBar } from './SkeletonBar.tsx';

const WIDTHS = ['w-24', 'w-28', 'w-12', 'w-16', 'w-20'];

/** A row of tabs that are not known yet, hidden from screen readers. */
export const SkeletonTabs = () => (
  <div aria-hidden="true" className="overflow-hidden border-line border-b px-[clamp(1rem,2.5vw,2rem)]">
    <div className="flex min-h-target items-center gap-6 sm:min-h-[2.875rem]">
      {WIDTHS.map((width) => (
        <SkeletonBar key={width} className={`shrink-0 ${width}`} />
      ))}
    </div>
  </div>
);
