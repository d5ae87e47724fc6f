import { useStore } from '@nanostores/react';
import { documentMessages, getBillDocument } from '@prahari/contract/bill-documents';
import { useWords } from '../base/words/useWords.ts';
import { BillPage as Page } from '../features/bills/BillPage/BillPage.tsx';
import { billWords } from '../features/bills/bill-words.ts';
import {
  $billDocument,
  $downloading,
  downloadBillDocument,
  loadBillDocument,
} from '../stores/bills/bill-document.ts';
import { $session } from '../stores/session/session.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { withLanguage } from './withLanguage.tsx';

/** The lists of bills, by who reads them. */
const lists = { admin: '/admin-dashboard?tab=clients#bills', client: '/client-dashboard?tab=bills' };

function BillPageIsland() {
  const t = useWords(billWords);
  const shown = useStore($billDocument, { ssr: 'initial' });
  const downloading = useStore($downloading, { ssr: 'initial' });
  const session = useStore($session, { ssr: 'initial' });
  const isOffice = session.state === 'signed-in' && session.role === 'admin';
  return (
    <DocumentPage
      read={getBillDocument}
      load={loadBillDocument}
      title={t('billColumn')}
      state={shown.state}
      loadingLabel={t('loading')}
      missingMessage={documentMessages.notFound}
      failureMessage={documentMessages.fetchFailed}
    >
      {shown.state === 'ready' && (
        <Page
          document={shown.data}
          downloading={downloading}
          backHref={isOffice ? lists.admin : lists.client}
          onDownload={() => void downloadBillDocument()}
          onPrint={() => print()}
        />
      )}
    </DocumentPage>
  );
}

export const BillPage = withErrorBoundary(withLanguage(BillPageIsland));
