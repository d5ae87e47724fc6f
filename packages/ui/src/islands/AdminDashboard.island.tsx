import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, useEffect } from 'react';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { clientApplicationTotals } from '../stores/client-applications.ts';
import { loadOffice } from '../stores/office.ts';
import { securityApplicationTotals } from '../stores/security-applications.ts';
import { $session, watchSession } from '../stores/session.ts';
import { open, useAddress } from './admin/address.ts';
import { Overview } from './admin/Overview.tsx';
import { Sheet } from './admin/Sheet.tsx';
import { LazyToasts } from './LazyToasts.tsx';

const tab = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

// Each tab is its own file to load: one that is not opened costs nothing.
const GuardsTab = tab(() => import('./admin/GuardsTab.tsx'), 'GuardsTab');
const ClientsTab = tab(() => import('./admin/ClientsTab.tsx'), 'ClientsTab');
const ClientApplicationsTab = tab(() => import('./admin/ClientApplicationsTab.tsx'), 'ClientApplicationsTab');
const SecurityApplicationsTab = tab(
  () => import('./admin/SecurityApplicationsTab.tsx'),
  'SecurityApplicationsTab',
);
const AssignGuardsTab = tab(() => import('./admin/AssignGuardsTab.tsx'), 'AssignGuardsTab');

/** In the order of SPEC section 2; ids are what the address says after `?tab=`. */
const tabs = [
  { id: 'security-guards', label: 'Security Guards', content: () => <GuardsTab /> },
  { id: 'clients', label: 'Clients', content: () => <ClientsTab /> },
  { id: 'client-applications', label: 'Client Applications', content: () => <ClientApplicationsTab /> },
  { id: 'security-applications', label: 'Security Applications', content: () => <SecurityApplicationsTab /> },
  { id: 'assign-guards', label: 'Assign Guards', content: () => <AssignGuardsTab /> },
] as const;

const waiting = () => (
  <Sheet>
    <Skeleton />
  </Sheet>
);

/** The office: five tabs (SPEC section 2, Admin dashboard). Mounted by the admin-only page, inside its `main`. */
export function AdminDashboard() {
  const session = useStore($session, { ssr: 'initial' });
  const address = useAddress();
  const isSignedIn = session.state === 'signed-in';
  useEffect(watchSession, []);
  useEffect(() => {
    if (isSignedIn) void loadOffice();
  }, [isSignedIn]);

  const waitingFor: Record<string, number | undefined> = {
    'client-applications': useStore(clientApplicationTotals.$totals, { ssr: 'initial' }).get('pending'),
    'security-applications': useStore(securityApplicationTotals.$totals, { ssr: 'initial' }).get('pending'),
  };
  const named = address.get('tab');
  const selected = tabs.find(({ id }) => id === named) ?? tabs[0];
  return (
    <div>
      <Overview />
      <Tabs
        label="Dashboard"
        selected={selected.id}
        onSelect={(id) => open({ tab: id })}
        tabs={tabs.map(({ id, label, content }) => ({
          id,
          label,
          count: waitingFor[id],
          content: isSignedIn ? content : waiting,
        }))}
      />
      <LazyToasts />
    </div>
  );
}
