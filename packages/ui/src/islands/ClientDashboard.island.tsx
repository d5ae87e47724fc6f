import { Dashboard, openTab } from './Dashboard.tsx';
import { lazyWithRetry, preloadTab } from './lazyWithRetry.ts';

const GuardStatus = lazyWithRetry(() =>
  import('./client/GuardStatusTab.tsx').then((module) => module.GuardStatusTab),
);
const ApplyForService = lazyWithRetry(() =>
  import('./client/ApplyForServiceTab.tsx').then((module) => module.ApplyForServiceTab),
);
const Bills = lazyWithRetry(() => import('./client/BillsTab.tsx').then((module) => module.BillsTab));

preloadTab([
  { id: 'guard-status', Tab: GuardStatus },
  { id: 'apply-for-service', Tab: ApplyForService },
  { id: 'bills', Tab: Bills },
]);

const apply = () => openTab('apply-for-service');

/** Three tabs (SPEC section 2, Client dashboard tabs). */
export const ClientDashboard = () => (
  <Dashboard
    tabs={[
      {
        id: 'guard-status',
        label: 'Guard Status',
        content: () => <GuardStatus onApply={apply} />,
        preload: GuardStatus.preload,
      },
      {
        id: 'apply-for-service',
        label: 'Apply for Service',
        content: () => <ApplyForService />,
        preload: ApplyForService.preload,
      },
      { id: 'bills', label: 'Bills', content: () => <Bills />, preload: Bills.preload },
    ]}
  />
);
