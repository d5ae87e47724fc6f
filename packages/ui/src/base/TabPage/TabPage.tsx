import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface TabPageProps extends ComponentProps<'div'> {
  /** The content of the tab. */
  children: ReactNode;
  /** A Panel beside the content; below 68rem of screen width it covers the page. */
  panel?: ReactNode;
}

/** The padding of a tab, with room for a panel; its title is as large as those of the other tabs. Attributes and `ref` go to the outer element. */
export function TabPage({ children, panel, className, ...rest }: TabPageProps) {
  return (
    <div
      {...rest}
      className={classNames(
        `grid grid-cols-[minmax(0,1fr)] items-start ${panel ? 'min-[68rem]:grid-cols-[minmax(0,1fr)_24.5rem]' : ''}`,
        className,
      )}
    >
      <div className="@container min-w-0 [&_h1]:text-lg px-[clamp(1rem,2.5vw,2rem)] pt-6 pb-16">
        {children}
      </div>
      {panel}
    </div>
  );
}
