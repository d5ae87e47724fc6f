import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../base/TabPage/TabPage.tsx';
import { loadAdminDashboard } from '../stores/admin-dashboard.ts';
import { clientApplicationTotals } from '../stores/client-applications.ts';
import { securityApplicationTotals } from '../stores/security-applications.ts';
import { $session } from '../stores/session.ts';
import { Overview } from './admin/Overview.tsx';
import { Dashboard } from './Dashboard.tsx';
import { lazyWithRetry, preloadTab } from './lazyWithRetry.ts';

/** In the order of SPEC section 2; ids are what the address says after `?tab=`. */
const tabs = [
  {
    id: 'security-guards',
    label: 'Security Guards',
    Tab: lazyWithRetry(() => import('./admin/GuardsTab.tsx').then((module) => module.GuardsTab)),
  },
  {
    id: 'clients',
    label: 'Clients',
    Tab: lazyWithRetry(() => import('./admin/ClientsTab.tsx').then((module) => module.ClientsTab)),
  },
  {
    id: 'client-applications',
    label: 'Client Applications',
    Tab: lazyWithRetry(() =>
      import('./admin/ClientApplicationsTab.tsx').then((module) => module.ClientApplicationsTab),
    ),
  },
  {
    id: 'security-applications',
    label: 'Security Applications',
    Tab: lazyWithRetry(() =>
      import('./admin/SecurityApplicationsTab.tsx').then((module) => module.SecurityApplicationsTab),
    ),
  },
  {
    id: 'assign-guards',
    label: 'Assign Guards',
    Tab: lazyWithRetry(() => import('./admin/AssignGuardsTab.tsx').then((module) => module.AssignGuardsTab)),
  },
] as const;
preloadTab(tabs);

const waiting = () => (
  <TabPage>
    <Skeleton />
  </TabPage>
);

/** The office: five tabs (SPEC section 2, Admin dashboard). Mounted by the admin-only page, inside its `main`. */
export function AdminDashboard() {
  const isSignedIn = useStore($session, { ssr: 'initial' }).state === 'signed-in';
  useEffect(() => {
    if (isSignedIn) void loadAdminDashboard();
  }, [isSignedIn]);

  const waitingFor: Record<string, number | undefined> = {
    'client-applications': useStore(clientApplicationTotals.$totals, { ssr: 'initial' }).get('pending'),
    'security-applications': useStore(securityApplicationTotals.$totals, { ssr: 'initial' }).get('pending'),
  };
  return (
    <Dashboard
      tabs={tabs.map(({ id, label, Tab }) => ({
        id,
        label,
        count: waitingFor[id],
        content: isSignedIn ? () => <Tab /> : waiting,
      }))}
    >
      <Overview />
    </Dashboard>
  );
}
