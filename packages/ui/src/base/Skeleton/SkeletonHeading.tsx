import { SkeletonBar } from './SkeletonBar.tsx';

/** Stands where a SectionHeader comes, as high as its title. */
export const SkeletonHeading = () => (
  <div aria-hidden="true" className="mb-3 flex h-lh items-center text-lg">
    <SkeletonBar tall className="w-40" />
  </div>
);
