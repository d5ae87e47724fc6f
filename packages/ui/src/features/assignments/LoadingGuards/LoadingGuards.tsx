import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { SkeletonBar } from '../../../base/Skeleton/SkeletonBar.tsx';
import { WithAside } from '../../../base/TabPage/WithAside.tsx';

export interface LoadingGuardsProps {
  /** Announced by screen readers: `Loading your guards`. */
  label?: string | undefined;
}

const Guard = () => (
  <div className="flex items-center gap-4 border-line border-t pt-4">
    <SkeletonBar className="h-14 w-14 shrink-0 rounded-full" />
    <div className="grid flex-1 gap-3">
      <SkeletonBar tall className="w-3/4" />
      <SkeletonBar className="w-1/2" />
    </div>
  </div>
);

/** Stands where a client's guards come: the post now, a request, guards, and the sum owed. */
export const LoadingGuards = ({ label }: LoadingGuardsProps) => (
  <Skeleton label={label} className="@container">
    <div className="mb-8 grid h-71 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-md bg-sunken p-4 pt-9 @min-[56rem]:h-46 @min-[56rem]:px-8">
      <SkeletonBar className="w-40" />
      <SkeletonBar className="h-6 w-64 max-w-full" />
      <SkeletonBar className="w-4/5 max-w-96" />
    </div>
    <WithAside
      aside={
        <div className="grid gap-3 border-line border-t pt-6">
          <SkeletonBar className="w-24" />
          <SkeletonBar className="h-6 w-40" />
        </div>
      }
    >
      <div className="grid gap-6">
        <SkeletonBar tall className="w-2/5" />
        <SkeletonBar className="w-full" />
        <SkeletonBar className="w-3/5" />
        <div className="mt-4 grid gap-x-10 gap-y-6 @min-[40rem]:grid-cols-2">
          <Guard />
          <Guard />
        </div>
      </div>
    </WithAside>
  </Skeleton>
);
