import { useStore } from '@nanostores/react';
import { listOwnApplications, withdrawClientApplication } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { useState } from 'react';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { FormBeside } from '../../base/TabPage/FormBeside.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { OwnApplications } from '../../features/requests/OwnApplications/OwnApplications.tsx';
import { ServiceApplicationForm } from '../../features/requests/ServiceApplicationForm/ServiceApplicationForm.tsx';
import { lazyPart } from '../../islands/lazyWithRetry.tsx';
import { ownApplications, submitApplication } from '../../stores/requests/own-applications.ts';
import { isOffered } from '../../stores/session/api.ts';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { $requestDraft, askAgain } from './ask-again.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';
import { TakeBackRequest } from './TakeBackRequest.tsx';

const ChangeOwnRequest = lazyPart(() => import('./ChangeOwnRequest.tsx'), 'ChangeOwnRequest');

export function ApplyForServiceTab() {
  const t = useWords(clientDashboardWords);
  // The form reads its draft when it is mounted.
  const [times, setTimes] = useState(0);
  const fill = (request: ClientApplication) => {
    askAgain(request);
    setTimes(times + 1);
  };
  return (
    <TabPage>
      <SectionHeader title={t('applyForService')} />
      <FormBeside
        form={<ServiceApplicationForm key={times} draft={$requestDraft} onSubmit={submitApplication} />}
      >
        {isOffered(listOwnApplications) && <Sent onAskAgain={fill} />}
      </FormBeside>
    </TabPage>
  );
}

function Sent({ onAskAgain }: { onAskAgain: (request: ClientApplication) => void }) {
  const page = useStore(ownApplications.$page, { ssr: 'initial' });
  useLoadWhenSignedIn(ownApplications.refresh);
  const [changing, setChanging] = useState<ClientApplication>();
  const [takingBack, setTakingBack] = useState<ClientApplication>();
  if (page.state === 'absent') return null;
  const canWithdraw = isOffered(withdrawClientApplication);
  return (
    <>
      <OwnApplications
        page={page}
        onRetry={ownApplications.refresh}
        onPrevious={ownApplications.previous}
        onNext={ownApplications.next}
        onChange={setChanging}
        onWithdraw={canWithdraw ? setTakingBack : undefined}
        onAskAgain={onAskAgain}
      />
      {changing && <ChangeOwnRequest application={changing} onClose={() => setChanging(undefined)} />}
      <TakeBackRequest request={takingBack} onClose={() => setTakingBack(undefined)} />
    </>
  );
}
