import { classNames } from '../class-names.ts';

export interface SkeletonBarProps {
  /** As high as a heading. */
  tall?: boolean | undefined;
  /** Its width, and its height where it is no line of text. */
  className?: string | undefined;
}

/** One bar of a Skeleton. */
export const SkeletonBar = ({ tall = false, className }: SkeletonBarProps) => (
  <div
    className={classNames(
      `${tall ? 'h-4' : 'h-3'} rounded-sm bg-line forced-colors:border motion-safe:animate-pulse`,
      className,
    )}
  />
);
