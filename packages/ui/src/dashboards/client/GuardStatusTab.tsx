import { useStore } from '@nanostores/react';
import { clientApplicationMessages } from '@prahari/contract/applications';
import { ownAssignmentMessages } from '@prahari/contract/assignments';
import type { ClientProfile } from '@prahari/contract/clients.schemas';
import { listOwnPosts } from '@prahari/contract/posts';
import { Suspense, useEffect } from 'react';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { LoadingGuards } from '../../features/assignments/LoadingGuards/LoadingGuards.tsx';
import { lazyWithRetry } from '../../islands/lazyWithRetry.tsx';
import { clientProfile } from '../../stores/clients/client-profile.ts';
import { waitingRequests } from '../../stores/requests/waiting-requests.ts';
import { isOffered } from '../../stores/session/api.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { useNow } from '../useNow.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';

// The reply decides which of the two is shown; the likely one is fetched meanwhile.
const GuardStatusCard = lazyWithRetry(
  () => import('../../features/assignments/GuardStatusCard/GuardStatusCard.tsx'),
  'GuardStatusCard',
);
const NoGuards = lazyWithRetry(() => import('../../features/assignments/NoGuards/NoGuards.tsx'), 'NoGuards');
/** The older hosted API knows none of this: posts, steps of requests, ratings, problems. */
const ServedGuards = lazyWithRetry(() => import('./ServedGuards.tsx'), 'ServedGuards');

export interface GuardStatusTabProps {
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
  /** The office's WhatsApp number, digits only. */
  whatsapp?: string | undefined;
  /** Called to open the service application form. */
  onApply: () => void;
}

type GuardsProps = GuardStatusTabProps & { client: ClientProfile | null };

function Guards(props: GuardsProps) {
  const { client, officePhone } = props;
  const now = useNow();
  const open = client?.activeAssignments.filter(({ status }) => status !== 'completed') ?? [];
  const withoutGuards = <WithoutGuards {...props} />;
  if (isOffered(listOwnPosts))
    return (
      <ServedGuards {...props} assignments={open}>
        {open.length === 0 && withoutGuards}
      </ServedGuards>
    );
  return open.length > 0 ? (
    <GuardStatusCard
      assignments={open}
      withdrawn={client?.withdrawnAssignments}
      asked={client?.numberOfGuards}
      now={now}
      officePhone={officePhone}
    />
  ) : (
    withoutGuards
  );
}

function WithoutGuards({ client, onApply }: Pick<GuardsProps, 'client' | 'onApply'>) {
  const t = useWords(clientDashboardWords);
  const waiting = useStore(waitingRequests.$loaded, { ssr: 'initial' });
  const isNew = client === null;
  useEffect(() => {
    if (isNew) void waitingRequests.load();
  }, [isNew]);
  // Until the number of waiting requests is known, NoGuards would invite to apply.
  if (isNew && waiting.state === 'loading') return <LoadingGuards label={t('loadingGuards')} />;
  if (waiting.state === 'failed')
    return <ErrorState message={clientApplicationMessages.fetchFailed} onRetry={waitingRequests.load} />;
  const count = waiting.state === 'ready' ? waiting.data : 0;
  return <NoGuards client={client} waiting={count} onApply={onApply} />;
}

export function GuardStatusTab(props: GuardStatusTabProps) {
  const t = useWords(clientDashboardWords);
  const loaded = useStore(clientProfile.$loaded, { ssr: 'initial' });
  useEffect(() => void (isOffered(listOwnPosts) ? ServedGuards : GuardStatusCard).preload(), []);
  useLoadWhenSignedIn(clientProfile.load);
  useRefreshOnReturn(clientProfile.refreshSilently);
  const loading = <LoadingGuards label={t('loadingGuards')} />;
  return (
    <TabPage>
      <SectionHeader title={t('guardStatus')} />
      <LoadedView
        loaded={loaded}
        label={t('loadingGuards')}
        message={ownAssignmentMessages.clientFetchFailed}
        onRetry={clientProfile.load}
        skeleton={loading}
      >
        {(client) => (
          <Suspense fallback={loading}>
            <Guards client={client} {...props} />
          </Suspense>
        )}
      </LoadedView>
    </TabPage>
  );
}
