import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { SkeletonBar } from '../../../base/Skeleton/SkeletonBar.tsx';

const SIDES = 'px-[clamp(1rem,2.5vw,2rem)]';

export interface LoadingDutyProps {
  /** Announced by screen readers: `Loading your assignment`. */
  label?: string | undefined;
}

/** Stands where a guard's duty comes: its sky, place with two buttons, and the button to press. */
export const LoadingDuty = ({ label }: LoadingDutyProps) => (
  <Skeleton label={label} className="@container">
    <div className={`${SIDES} grid h-88 grid-cols-1 content-start gap-4 bg-sunken pt-8 @min-[56rem]:h-110`}>
      <SkeletonBar className="w-40" />
      <SkeletonBar className="h-12 w-48 max-w-full" />
      <SkeletonBar className="w-64 max-w-full" />
    </div>
    <div className="grid border-line border-t @min-[56rem]:grid-cols-[minmax(0,1.5fr)_minmax(22rem,1fr)]">
      <div className={`${SIDES} grid gap-4 pt-6 pb-8`}>
        <SkeletonBar tall className="w-3/5" />
        <SkeletonBar className="w-2/5" />
        <div className="flex gap-3">
          <SkeletonBar className="h-12 w-1/2 rounded-md" />
          <SkeletonBar className="h-12 w-1/2 rounded-md" />
        </div>
      </div>
      <div className={`${SIDES} border-line pt-6 @max-[56rem]:border-t @min-[56rem]:border-s`}>
        <SkeletonBar className="h-16 rounded-md" />
      </div>
    </div>
  </Skeleton>
);
