import { withErrorBoundary } from '../../islands/ErrorBoundary.tsx';
import { lazyWithRetry, preloadTab } from '../../islands/lazyWithRetry.tsx';
import { Dashboard, openTab } from '../Dashboard.tsx';
import { WhenApiIsKnown } from '../WhenApiIsKnown.tsx';
import { GuardStatusTab } from './GuardStatusTab.tsx';

const ApplyForService = lazyWithRetry(() => import('./ApplyForServiceTab.tsx'), 'ApplyForServiceTab');
const Bills = lazyWithRetry(() => import('./BillsTab.tsx'), 'BillsTab');

preloadTab([
  { id: 'apply-for-service', Tab: ApplyForService },
  { id: 'bills', Tab: Bills },
]);

const apply = () => openTab('apply-for-service');

export interface ClientDashboardProps {
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

/** Three tabs (SPEC section 2, Client dashboard tabs). The first is part of the dashboard, the others are loaded when opened. */
export const ClientDashboard = withErrorBoundary(({ officePhone }: ClientDashboardProps) => (
  <WhenApiIsKnown>
    <Dashboard
      tabs={[
        {
          id: 'guard-status',
          label: 'Guard Status',
          content: () => <GuardStatusTab officePhone={officePhone} onApply={apply} />,
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
  </WhenApiIsKnown>
));
