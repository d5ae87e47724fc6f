import { useStore } from '@nanostores/react';
import { getLinkedMuster, musterMessages } from '@prahari/contract/muster';
import { useEffect } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { PageTitle } from '../base/PageTitle/PageTitle.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { AgreeMuster } from '../features/muster/AgreeMuster/AgreeMuster.tsx';
import {
  $agreeingLinked,
  $linkedMuster,
  agreeLinked,
  disputeLinked,
  loadLinked,
} from '../stores/muster/linked-muster.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { redirectTo } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart } from './lazyWithRetry.tsx';
import { PageToasts } from './PageToasts.tsx';

const DutyDispute = lazyPart(() => import('../features/muster/DutyDispute/DutyDispute.tsx'), 'DutyDispute');

/** Leaves the page where the API sends no such links, as any path that SPEC does not name. */
function loadIfOffered(): void {
  findApi().then(
    () => {
      if (isOffered(getLinkedMuster)) void loadLinked();
      else redirectTo('/');
    },
    () => void loadLinked(),
  );
}

function Month({ officePhone }: { officePhone: string }) {
  const linked = useStore($linkedMuster, { ssr: 'initial' });
  const pending = useStore($agreeingLinked, { ssr: 'initial' });
  switch (linked.state) {
    case 'loading':
      return (
        <>
          <PageTitle>Month of duties</PageTitle>
          <Skeleton label="Loading the month" />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>Month of duties</PageTitle>
          <ErrorState message={musterMessages.fetchFailed} onRetry={() => void loadLinked()} />
        </>
      );
    case 'ended':
      return <PageTitle lead={`${linked.message} Call us at ${officePhone}.`}>This link has ended</PageTitle>;
    case 'ready':
      return (
        <>
          <PageTitle>{linked.data.post.client.name}</PageTitle>
          <AgreeMuster
            muster={linked.data}
            pending={pending}
            officePhone={officePhone}
            onAgree={() => void agreeLinked()}
            onDispute={disputeLinked}
            Dispute={DutyDispute}
          />
        </>
      );
  }
}

function MusterLinkIsland({ officePhone }: { officePhone: string }) {
  useEffect(loadIfOffered, []);
  return (
    <>
      <Month officePhone={officePhone} />
      <PageToasts />
    </>
  );
}

export const MusterLink = withErrorBoundary(MusterLinkIsland);
