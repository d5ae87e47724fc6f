import { listOwnMusters } from '@prahari/contract/muster';
import { withErrorBoundary } from '../../islands/ErrorBoundary.tsx';
import { lazyWithRetry, preloadTab } from '../../islands/lazyWithRetry.tsx';
import { isOffered } from '../../stores/session/api.ts';
import { Dashboard, openTab, type SignedOutProps } from '../Dashboard.tsx';
import { WhenApiIsKnown } from '../WhenApiIsKnown.tsx';
import { GuardStatusTab } from './GuardStatusTab.tsx';

const ApplyForService = lazyWithRetry(() => import('./ApplyForServiceTab.tsx'), 'ApplyForServiceTab');
const Muster = lazyWithRetry(() => import('./MusterTab.tsx'), 'MusterTab');
const Bills = lazyWithRetry(() => import('./BillsTab.tsx'), 'BillsTab');

preloadTab([
  { id: 'apply-for-service', Tab: ApplyForService },
  { id: 'bills', Tab: Bills },
  { id: 'muster', Tab: Muster },
]);

const apply = () => openTab('apply-for-service');

export interface ClientDashboardProps extends SignedOutProps {
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

function ClientTabs({ officePhone, onSignedOut }: ClientDashboardProps) {
  const muster = {
    id: 'muster',
    label: 'Muster',
    content: () => <Muster officePhone={officePhone} />,
    preload: Muster.preload,
  };
  return (
    <Dashboard
      onSignedOut={onSignedOut}
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
        ...(isOffered(listOwnMusters) ? [muster] : []),
      ]}
    />
  );
}

/**
 * Three tabs (SPEC section 2, Client dashboard tabs), and the muster where the server keeps one. The
 * first is part of the dashboard, the others are loaded when opened.
 */
export const ClientDashboard = withErrorBoundary((props: ClientDashboardProps) => (
  <WhenApiIsKnown>
    <ClientTabs {...props} />
  </WhenApiIsKnown>
));
