import { useStore } from '@nanostores/react';
import { musterMessages } from '@prahari/contract/muster';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { FirstPosts } from '../../features/assignments/FirstPosts/FirstPosts.tsx';
import { AgreeMuster } from '../../features/muster/AgreeMuster/AgreeMuster.tsx';
import { MonthPicker } from '../../features/muster/MonthPicker/MonthPicker.tsx';
import { lazyPart } from '../../islands/lazyWithRetry.tsx';
import { unbroken } from '../../islands/unbroken.ts';
import { draftAbout } from '../../stores/forms/drafts.ts';
import {
  $agreeing,
  $musterMonth,
  agreeMuster,
  chooseMusterMonth,
  disputeMuster,
  ownMusters,
} from '../../stores/muster/own-musters.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';

const DutyDispute = lazyPart(
  () => import('../../features/muster/DutyDispute/DutyDispute.tsx'),
  'DutyDispute',
);

export interface MusterTabProps {
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

/** The month of each post of the client. */
export function MusterTab({ officePhone }: MusterTabProps) {
  const t = useWords(clientDashboardWords);
  const loaded = useStore(ownMusters.$loaded, { ssr: 'initial' });
  const month = useStore($musterMonth, { ssr: 'initial' });
  const pending = useStore($agreeing, { ssr: 'initial' });
  useLoadWhenSignedIn(ownMusters.load);
  useRefreshOnReturn(ownMusters.refreshSilently);
  return (
    <TabPage>
      <SectionHeader title={t('muster')}>
        <MonthPicker month={month} onChange={chooseMusterMonth} />
      </SectionHeader>
      <LoadedView
        loaded={loaded}
        label={t('loadingMonth')}
        message={musterMessages.fetchFailed}
        onRetry={ownMusters.load}
      >
        {(musters) =>
          musters.length === 0 ? (
            <EmptyState title={t('noDuties')} />
          ) : (
            <FirstPosts posts={musters} isUrgent={({ state }) => state === 'sent'}>
              {(muster) => (
                <AgreeMuster
                  key={`${muster.post._id} ${muster.month}`}
                  muster={muster}
                  draft={draftAbout('muster', `${muster.post._id} ${muster.month}`)}
                  pending={pending}
                  officePhone={unbroken(officePhone)}
                  onAgree={() => void agreeMuster(muster)}
                  onDispute={(days) => disputeMuster(muster, days)}
                  Dispute={DutyDispute}
                />
              )}
            </FirstPosts>
          )
        }
      </LoadedView>
    </TabPage>
  );
}
