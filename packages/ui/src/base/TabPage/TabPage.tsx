import type { ComponentProps, ReactNode } from 'react';

export interface TabPageProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** The content of the tab. */
  children: ReactNode;
  /** A Panel beside the content; below 68rem of screen width it covers the page. */
  panel?: ReactNode;
}

/** The padding of a dashboard tab, with room for a panel at its end. Other attributes and `ref` go to the outer element. */
export function TabPage({ children, panel, ...rest }: TabPageProps) {
  return (
    <div
      {...rest}
      className={`grid grid-cols-[minmax(0,1fr)] items-start ${panel ? 'min-[68rem]:grid-cols-[minmax(0,1fr)_24.5rem]' : ''}`}
    >
      <div className="@container min-w-0 px-[clamp(1rem,2.5vw,2rem)] pt-6 pb-16">{children}</div>
      {panel}
    </div>
  );
}
