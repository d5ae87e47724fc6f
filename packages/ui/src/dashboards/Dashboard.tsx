import { type ReactNode, useEffect } from 'react';
import { preloadScene } from '../base/Scene/Scene.tsx';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { PageToasts } from '../islands/PageToasts.tsx';
import { useFirstInteraction } from '../islands/useFirstInteraction.ts';
import { watchSession } from '../stores/session/session.ts';
import { type NavDialogParts, NavDialogs } from './NavDialogs.tsx';
import { pushParams, useSearchParams } from './search-params.ts';

export interface DashboardTab {
  /** The value of `?tab=`: the label in kebab-case. */
  id: string;
  label: string;
  /** Number of pending rows. */
  count?: number | undefined;
  content: () => ReactNode;
  /** Loads its code. */
  preload?: (() => unknown) | undefined;
}

export interface DashboardProps {
  tabs: readonly DashboardTab[];
  /** Shown above the tabs. */
  children?: ReactNode;
  /** The dialogs that the navbar can open. */
  dialogs?: NavDialogParts | undefined;
}

/** A picture for when the network is gone. */
const preloadFailurePicture = () => preloadScene('looseCable');

export const openTab = (id: string): void => pushParams({ tab: id });

/** Tabs and toasts of a dashboard; redirects when the session ends. The selected tab is kept in the URL, so that reload and Back work. */
export function Dashboard({ tabs, children, dialogs }: DashboardProps) {
  const selected = useSearchParams().get('tab') ?? '';
  useEffect(watchSession, []);
  useFirstInteraction(preloadFailurePicture);
  return (
    <div>
      <NavDialogs dialogs={dialogs} />
      {children}
      <Tabs label="Dashboard" selected={selected} onSelect={openTab} tabs={tabs} />
      <PageToasts />
    </div>
  );
}
