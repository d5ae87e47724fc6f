import { useEffect } from 'react';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { watchSession } from '../stores/session.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { fetchSelected, latePart } from './latePart.ts';
import { useTab } from './useTab.ts';

const GuardStatus = latePart(() =>
  import('./client/GuardStatusTab.tsx').then((module) => module.GuardStatusTab),
);
const ApplyForService = latePart(() =>
  import('./client/ApplyForServiceTab.tsx').then((module) => module.ApplyForServiceTab),
);
const Bills = latePart(() => import('./client/BillsTab.tsx').then((module) => module.BillsTab));

const ids = ['guard-status', 'apply-for-service', 'bills'] as const;
fetchSelected([
  { id: 'guard-status', Tab: GuardStatus },
  { id: 'apply-for-service', Tab: ApplyForService },
  { id: 'bills', Tab: Bills },
]);

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
            content: () => <GuardStatus onApply={() => select('apply-for-service')} />,
          },
          { id: 'apply-for-service', label: 'Apply for Service', content: () => <ApplyForService /> },
          { id: 'bills', label: 'Bills', content: () => <Bills /> },
        ]}
      />
      <LazyToasts />
    </div>
  );
}
