import { lazy, useEffect } from 'react';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { watchSession } from '../stores/session.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { useTab } from './useTab.ts';

const GuardStatusTab = lazy(() =>
  import('./client/GuardStatusTab.tsx').then((module) => ({ default: module.GuardStatusTab })),
);
const ApplyForServiceTab = lazy(() =>
  import('./client/ApplyForServiceTab.tsx').then((module) => ({ default: module.ApplyForServiceTab })),
);
const BillsTab = lazy(() => import('./client/BillsTab.tsx').then((module) => ({ default: module.BillsTab })));

const ids = ['guard-status', 'apply-for-service', 'bills'] as const;

/** The client's dashboard: who guards them, a request for more, and what they owe. */
export function ClientDashboard() {
  const [selected, select] = useTab(ids);
  useEffect(watchSession, []);
  return (
    <div>
      <Tabs
        label="Dashboard"
        selected={selected}
        onSelect={select}
        tabs={[
          {
            id: 'guard-status',
            label: 'Guard Status',
            content: () => <GuardStatusTab onApply={() => select('apply-for-service')} />,
          },
          { id: 'apply-for-service', label: 'Apply for Service', content: () => <ApplyForServiceTab /> },
          { id: 'bills', label: 'Bills', content: () => <BillsTab /> },
        ]}
      />
      <LazyToasts />
    </div>
  );
}
