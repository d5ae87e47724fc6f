import { useStore } from '@nanostores/react';
import { documentMessages, getBillDocument } from '@prahari/contract/bill-documents';
import { useEffect } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { PageTitle } from '../base/PageTitle/PageTitle.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { useWords } from '../base/words/useWords.ts';
import { BillPage as Page } from '../features/bills/BillPage/BillPage.tsx';
import { billWords } from '../features/bills/bill-words.ts';
import {
  $billDocument,
  $downloading,
  downloadBillDocument,
  loadBillDocument,
} from '../stores/bills/bill-document.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { redirectTo } from '../stores/session/navigation.ts';
import { askToLogIn, watchSession } from '../stores/session/session.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { PageToasts } from './PageToasts.tsx';
import { withLanguage } from './withLanguage.tsx';

/** Asks visitors to log in and come back; leaves the page where the API prints no bills. */
function open(): void {
  if (askToLogIn()) return;
  findApi().then(
    () => {
      if (isOffered(getBillDocument)) void loadBillDocument();
      else redirectTo('/');
    },
    () => void loadBillDocument(),
  );
}

function Shown() {
  const t = useWords(billWords);
  const shown = useStore($billDocument, { ssr: 'initial' });
  const downloading = useStore($downloading, { ssr: 'initial' });
  if (shown.state === 'ready')
    return (
      <Page
        document={shown.data}
        downloading={downloading}
        onDownload={() => void downloadBillDocument()}
        onPrint={() => print()}
      />
    );
  return (
    <>
      <PageTitle>{t('billColumn')}</PageTitle>
      {shown.state === 'loading' && <Skeleton label={t('loading')} />}
      {shown.state === 'missing' && <ErrorState message={documentMessages.notFound} />}
      {shown.state === 'failed' && (
        <ErrorState message={documentMessages.fetchFailed} onRetry={() => void loadBillDocument()} />
      )}
    </>
  );
}

function BillPageIsland() {
  useEffect(open, []);
  useEffect(watchSession, []);
  return (
    <>
      <Shown />
      <PageToasts />
    </>
  );
}

export const BillPage = withErrorBoundary(withLanguage(BillPageIsland));
