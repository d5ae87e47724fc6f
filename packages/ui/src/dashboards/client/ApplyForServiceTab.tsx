import { useStore } from '@nanostores/react';
import { listOwnApplications } from '@prahari/contract/requests';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import { useState } from 'react';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { FormBeside } from '../../base/TabPage/FormBeside.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { OwnApplications } from '../../features/requests/OwnApplications/OwnApplications.tsx';
import {
  ServiceApplicationForm,
  type ServiceApplicationFormProps,
} from '../../features/requests/ServiceApplicationForm/ServiceApplicationForm.tsx';
import { lazyPart } from '../../islands/lazyWithRetry.tsx';
import { draftOf } from '../../stores/forms/drafts.ts';
import { ownApplications, submitApplication } from '../../stores/requests/own-applications.ts';
import { isOffered } from '../../stores/session/api.ts';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';

const ChangeOwnRequest = lazyPart(() => import('./ChangeOwnRequest.tsx'), 'ChangeOwnRequest');

const $draft: NonNullable<ServiceApplicationFormProps['draft']> = draftOf('clientApplication');

export function ApplyForServiceTab() {
  return (
    <TabPage>
      <SectionHeader title="Apply for Service" />
      <FormBeside form={<ServiceApplicationForm draft={$draft} onSubmit={submitApplication} />}>
        {isOffered(listOwnApplications) && <Sent />}
      </FormBeside>
    </TabPage>
  );
}

function Sent() {
  const page = useStore(ownApplications.$page, { ssr: 'initial' });
  useLoadWhenSignedIn(ownApplications.refresh);
  const [changing, setChanging] = useState<ClientApplication>();
  if (page.state === 'absent') return null;
  return (
    <>
      <OwnApplications
        page={page}
        onRetry={ownApplications.refresh}
        onPrevious={ownApplications.previous}
        onNext={ownApplications.next}
        onChange={setChanging}
      />
      {changing && <ChangeOwnRequest application={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}
