import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../base/TabPage/TabPage.tsx';
import { overview } from '../stores/overview.ts';
import { $session } from '../stores/session.ts';
import { AdminOverview } from './admin/AdminOverview.tsx';
import { useOverview } from './admin/useOverview.ts';
import { WithPerson } from './admin/WithPerson.tsx';
import { Dashboard } from './Dashboard.tsx';
import { lazyWithRetry, preloadTab } from './lazyWithRetry.ts';

/** In the order of SPEC section 2; an id is the value of `?tab=`. */
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

const loading = () => (
  <TabPage>
    <Skeleton />
  </TabPage>
);

/** Five tabs (SPEC section 2, Admin dashboard). Mounted inside the `main` of the admin-only page. */
export function AdminDashboard() {
  const isSignedIn = useStore($session, { ssr: 'initial' }).state === 'signed-in';
  const counts = useOverview();
  useEffect(() => {
    if (isSignedIn) void overview.load();
  }, [isSignedIn]);

  const pending: Record<string, number | undefined> = {
    'client-applications': counts?.clientApplications.pending,
    'security-applications': counts?.securityApplications.pending,
  };
  return (
    <Dashboard
      tabs={tabs.map(({ id, label, Tab }) => ({
        id,
        label,
        count: pending[id],
        content: isSignedIn
          ? () => (
              <WithPerson>
                <Tab />
              </WithPerson>
            )
          : loading,
        preload: Tab.preload,
      }))}
    >
      <AdminOverview />
    </Dashboard>
  );
}
