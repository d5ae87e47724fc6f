import type { RefObject } from 'react';
import { Icon } from '../Icon/Icon.tsx';

export interface MoreTabsProps {
  /** The end of the row beyond which it goes on. */
  side: 'start' | 'end';
  row: RefObject<HTMLElement | null>;
}

const looks = {
  start: { icon: 'chevron-left', className: 'start-0 bg-linear-to-r rtl:bg-linear-to-l' },
  end: { icon: 'chevron-right', className: 'end-0 bg-linear-to-l rtl:bg-linear-to-r' },
} as const;

/** An arrow over the end of a row of tabs; a press brings those beyond into view. Keys and screen readers need none. */
export function MoreTabs({ side, row }: MoreTabsProps) {
  const { icon, className } = looks[side];
  function scroll(): void {
    const tablist = row.current;
    if (!tablist) return;
    const isForward = (side === 'end') === (getComputedStyle(tablist).direction === 'ltr');
    tablist.scrollBy({ left: tablist.clientWidth * (isForward ? 0.7 : -0.7) });
  }
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      className={`absolute inset-y-0 flex w-11 cursor-pointer items-center from-50% from-surface to-transparent forced-colors:w-7 forced-colors:bg-[Canvas] in-data-raised:from-raised ${side === 'end' ? 'justify-end pe-2' : 'ps-2'} ${className}`}
      onClick={scroll}
    >
      <Icon name={icon} className="size-4 rtl:-scale-x-100" />
    </button>
  );
}
