import { listOwnMusters } from '@prahari/contract/muster';
import { listOwnProblems } from '@prahari/contract/problems';
import { SkeletonHeading } from '../../base/Skeleton/SkeletonHeading.tsx';
import { SkeletonTabs } from '../../base/Skeleton/SkeletonTabs.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { LoadingGuards } from '../../features/assignments/LoadingGuards/LoadingGuards.tsx';
import { withErrorBoundary } from '../../islands/ErrorBoundary.tsx';
import { lazyWithRetry, preloadTab } from '../../islands/lazyWithRetry.tsx';
import { withLanguage } from '../../islands/withLanguage.tsx';
import { isOffered } from '../../stores/session/api.ts';
import { Dashboard, openTab, type SignedOutProps } from '../Dashboard.tsx';
import { WhenApiIsKnown } from '../WhenApiIsKnown.tsx';
import { clientDashboardWords } from './client-dashboard-words.ts';
import { GuardStatusTab } from './GuardStatusTab.tsx';

const ApplyForService = lazyWithRetry(() => import('./ApplyForServiceTab.tsx'), 'ApplyForServiceTab');
const Muster = lazyWithRetry(() => import('./MusterTab.tsx'), 'MusterTab');
const Problems = lazyWithRetry(() => import('./ProblemsTab.tsx'), 'ProblemsTab');
const Bills = lazyWithRetry(() => import('./BillsTab.tsx'), 'BillsTab');

preloadTab([
  { id: 'apply-for-service', Tab: ApplyForService },
  { id: 'bills', Tab: Bills },
  { id: 'muster', Tab: Muster },
  { id: 'problems', Tab: Problems },
]);

const apply = () => openTab('apply-for-service');

export interface ClientDashboardProps extends SignedOutProps {
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
  /** The office's WhatsApp number, digits only. */
  whatsapp?: string | undefined;
}

function ClientTabs({ officePhone, whatsapp, onSignedOut }: ClientDashboardProps) {
  const t = useWords(clientDashboardWords);
  const muster = {
    id: 'muster',
    label: t('muster'),
    content: () => <Muster officePhone={officePhone} />,
    preload: Muster.preload,
  };
  const problems = {
    id: 'problems',
    label: t('problems'),
    content: () => <Problems />,
    preload: Problems.preload,
  };
  return (
    <Dashboard
      hasLanguages
      onSignedOut={onSignedOut}
      tabs={[
        {
          id: 'guard-status',
          label: t('guardStatus'),
          content: () => <GuardStatusTab officePhone={officePhone} whatsapp={whatsapp} onApply={apply} />,
        },
        {
          id: 'apply-for-service',
          label: t('applyForService'),
          content: () => <ApplyForService />,
          preload: ApplyForService.preload,
        },
        { id: 'bills', label: t('bills'), content: () => <Bills />, preload: Bills.preload },
        ...(isOffered(listOwnMusters) ? [muster] : []),
        ...(isOffered(listOwnProblems) ? [problems] : []),
      ]}
    />
  );
}

const loading = (
  <>
    <SkeletonTabs />
    <TabPage>
      <SkeletonHeading />
      <LoadingGuards />
    </TabPage>
  </>
);

/**
 * Three tabs (SPEC section 2, Client dashboard tabs), and muster and problems where the server keeps them. The
 * first is part of the dashboard, the others are loaded when opened.
 */
export const ClientDashboard = withErrorBoundary(
  withLanguage(
    (props: ClientDashboardProps) => (
      <WhenApiIsKnown loading={loading}>
        <ClientTabs {...props} />
      </WhenApiIsKnown>
    ),
    loading,
  ),
);
