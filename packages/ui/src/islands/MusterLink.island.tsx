import { useStore } from '@nanostores/react';
import { getLinkedMuster, musterMessages } from '@prahari/contract/muster';
import { useEffect } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { PageTitle } from '../base/PageTitle/PageTitle.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { useTexts, useWords } from '../base/words/useWords.ts';
import { AgreeMuster } from '../features/muster/AgreeMuster/AgreeMuster.tsx';
import { musterWords } from '../features/muster/muster-words.ts';
import { draftAbout, keepDrafts } from '../stores/forms/drafts.ts';
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
import { LanguageChooser } from './LanguageChooser.tsx';
import { lazyPart } from './lazyWithRetry.tsx';
import { PageToasts } from './PageToasts.tsx';
import { unbroken } from './unbroken.ts';
import { withLanguage } from './withLanguage.tsx';

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
  const t = useWords(musterWords);
  const say = useTexts();
  const linked = useStore($linkedMuster, { ssr: 'initial' });
  const pending = useStore($agreeingLinked, { ssr: 'initial' });
  switch (linked.state) {
    case 'loading':
      return (
        <>
          <PageTitle>{t('month')}</PageTitle>
          <Skeleton label={t('loadingMonth')} />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>{t('month')}</PageTitle>
          <ErrorState message={musterMessages.fetchFailed} onRetry={() => void loadLinked()} />
        </>
      );
    case 'ended':
      return (
        <PageTitle lead={`${say(linked.message)} ${t('callAt', { phone: unbroken(officePhone) })}`}>
          {t('linkEnded')}
        </PageTitle>
      );
    case 'ready':
      return (
        <>
          <PageTitle>{linked.data.post.client.name}</PageTitle>
          <AgreeMuster
            muster={linked.data}
            draft={draftAbout('muster', `${linked.data.post._id} ${linked.data.month}`)}
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
  useEffect(keepDrafts, []);
  return (
    <>
      <LanguageChooser />
      <Month officePhone={officePhone} />
      <PageToasts />
    </>
  );
}

export const MusterLink = withErrorBoundary(withLanguage(MusterLinkIsland));
