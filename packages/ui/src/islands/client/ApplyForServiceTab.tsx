import { useStore } from '@nanostores/react';
import { messages } from '@prahari/contract/messages';
import { atom } from 'nanostores';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { OwnApplications } from '../../features/client-applications/OwnApplications/OwnApplications.tsx';
import {
  ServiceApplicationForm,
  type ServiceApplicationFormProps,
} from '../../features/client-applications/ServiceApplicationForm/ServiceApplicationForm.tsx';
import {
  $ownApplicationsMissing,
  ownApplications,
  submitApplication,
} from '../../stores/own-applications.ts';
import { useSignedIn } from '../useSignedIn.ts';

/** Kept while the tab is closed, lost on reload. */
const $draft: NonNullable<ServiceApplicationFormProps['draft']> = atom();

export function ApplyForServiceTab() {
  return (
    <TabPage>
      <SectionHeader title="Apply for Service" />
      <ServiceApplicationForm draft={$draft} onSubmit={submitApplication} />
      <Sent />
    </TabPage>
  );
}

function Sent() {
  const page = useStore(ownApplications.$page, { ssr: 'initial' });
  const isMissing = useStore($ownApplicationsMissing, { ssr: 'initial' });
  useSignedIn(ownApplications.refresh);
  if (isMissing) return null;
  if (page.state === 'loading') return <Skeleton rows={3} label="Loading your applications" />;
  if (page.state === 'failed') {
    return <ErrorState message={messages.clientApplications.fetchFailed} onRetry={ownApplications.refresh} />;
  }
  const { rows, ...rest } = page;
  return (
    <div className="mt-12">
      <OwnApplications
        applications={rows}
        {...rest}
        onPrevious={ownApplications.previous}
        onNext={ownApplications.next}
      />
    </div>
  );
}
