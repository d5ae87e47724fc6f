import { type ReactNode, useEffect } from 'react';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { watchSession } from '../stores/session.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { NavDialogs } from './NavDialogs.tsx';
import { pushParams, useSearchParams } from './search-params.ts';

export interface DashboardTab {
  /** What the address says after `?tab=`: the label in kebab-case. */
  id: string;
  label: string;
  /** How many wait there. */
  count?: number | undefined;
  content: () => ReactNode;
}

export interface DashboardProps {
  tabs: readonly DashboardTab[];
  /** What stands above the tabs. */
  children?: ReactNode;
}

export const openTab = (id: string): void => pushParams({ tab: id });

/**
 * Tabs whose selected one is kept in the address, so that refresh stays on it and Back returns to the one before; the first
 * when the address names none. Messages, and an eye on the session.
 */
export function Dashboard({ tabs, children }: DashboardProps) {
  const selected = useSearchParams().get('tab') ?? '';
  useEffect(watchSession, []);
  return (
    <div>
      <NavDialogs />
      {children}
      <Tabs label="Dashboard" selected={selected} onSelect={openTab} tabs={tabs} />
      <LazyToasts />
    </div>
  );
}
