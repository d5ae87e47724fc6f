import { type ReactNode, useEffect } from 'react';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { watchSession } from '../stores/session.ts';
import { open, useAddress } from './address.ts';
import { BarDialogs } from './BarDialogs.tsx';
import { LazyToasts } from './LazyToasts.tsx';

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

export const openTab = (id: string): void => open({ tab: id });

/**
 * Tabs whose selected one is kept in the address, so that refresh stays on it and Back returns to the one before; the first
 * when the address names none. Messages, and an eye on the session.
 */
export function Dashboard({ tabs, children }: DashboardProps) {
  const selected = useAddress().get('tab') ?? '';
  useEffect(watchSession, []);
  return (
    <div>
      <BarDialogs />
      {children}
      <Tabs label="Dashboard" selected={selected} onSelect={openTab} tabs={tabs} />
      <LazyToasts />
    </div>
  );
}
