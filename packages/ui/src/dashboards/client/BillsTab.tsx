import { useStore } from '@nanostores/react';
import { billPage, entryPage, getOwnBillDocument } from '@prahari/contract/bill-documents';
import { debtMessages, downloadOwnStatement } from '@prahari/contract/debts';
import { downloadOwnReceipt } from '@prahari/contract/payments';
import { Button } from '../../base/Button/Button.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { OwnBills } from '../../features/bills/OwnBills/OwnBills.tsx';
import { StatementView } from '../../features/money/StatementView/StatementView.tsx';
import { ownBills } from '../../stores/bills/own-bills.ts';
import { orNone } from '../../stores/loaded/or-none.ts';
import {
  $downloadingOwnStatement,
  ownStatement,
  saveOwnStatement,
} from '../../stores/money/own-statement.ts';
import { saveOwnReceiptOf } from '../../stores/money/receipts.ts';
import { isOffered } from '../../stores/session/api.ts';
import { LoadedView } from '../LoadedView.tsx';
import { pageOf } from '../StoreList.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';

/** The client's account of the last year, where the server keeps one. */
function OwnStatement() {
  const t = useWords(clientDashboardWords);
  const loaded = orNone(useStore(ownStatement.$loaded, { ssr: 'initial' }));
  const isDownloading = useStore($downloadingOwnStatement, { ssr: 'initial' });
  useLoadWhenSignedIn(ownStatement.load);
  if (!loaded) return null;
  return (
    <>
      <SectionHeader
        title={t('statement')}
        level={2}
        tools={
          <>
            {isOffered(downloadOwnStatement) && (
              <Button pending={isDownloading} onPress={() => void saveOwnStatement()}>
                {t('downloadPdf')}
              </Button>
            )}
            <Button onPress={() => window.print()}>{t('print')}</Button>
          </>
        }
      />
      <LoadedView
        loaded={loaded}
        label={t('loadingStatement')}
        message={debtMessages.statementFailed}
        onRetry={() => void ownStatement.load()}
      >
        {(statement) => (
          <StatementView
            statement={statement}
            onReceipt={isOffered(downloadOwnReceipt) ? (id) => void saveOwnReceiptOf(id) : undefined}
            pageOf={isOffered(getOwnBillDocument) ? entryPage : undefined}
          />
        )}
      </LoadedView>
    </>
  );
}

export function BillsTab() {
  const page = useStore(ownBills.$page, { ssr: 'initial' });
  const query = useStore(ownBills.$query, { ssr: 'initial' });
  useLoadWhenSignedIn(ownBills.refresh);
  return (
    <TabPage>
      <OwnBills
        page={pageOf(page)}
        query={query}
        onQueryChange={ownBills.setQuery}
        onRetry={ownBills.refresh}
        onPrevious={ownBills.previous}
        onNext={ownBills.next}
        billHref={isOffered(getOwnBillDocument) ? billPage : undefined}
      />
      <OwnStatement />
    </TabPage>
  );
}
