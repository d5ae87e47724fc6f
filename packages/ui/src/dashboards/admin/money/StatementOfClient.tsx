import { useStore } from '@nanostores/react';
import { entryPage, getBillDocument } from '@prahari/contract/bill-documents';
import { addCreditNote as creditCall } from '@prahari/contract/bills';
import { currentDay } from '@prahari/contract/clock';
import {
  debtMessages,
  downloadStatement as downloadCall,
  mailStatement as mailCall,
} from '@prahari/contract/debts';
import { downloadReceipt } from '@prahari/contract/payments';
import { addDays } from '@prahari/domain/days';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { DateRangeField } from '../../../base/DateRangeField/DateRangeField.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { StatementView } from '../../../features/money/StatementView/StatementView.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { addCreditNote } from '../../../stores/money/credit-notes.ts';
import {
  $downloadingStatement,
  $mailingStatement,
  downloadStatement,
  mailStatement,
  openStatement,
  statement,
} from '../../../stores/money/debts.ts';
import { saveReceiptOf } from '../../../stores/money/receipts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { pushParams } from '../../search-params.ts';
import { moneyTabWords } from './money-tab-words.ts';

const Settle = lazyPart(() => import('./Settle.tsx'), 'Settle');
const CreditNoteDialog = lazyPart(
  () => import('../../../features/money/CreditNoteDialog/CreditNoteDialog.tsx'),
  'CreditNoteDialog',
);

/** The account of one client, to look at, to print, and to correct by a credit note. */
export function StatementOfClient({ clientId }: { clientId: string }) {
  const t = useWords(moneyTabWords);
  const loaded = useStore(statement.$loaded, { ssr: 'initial' });
  const isDownloading = useStore($downloadingStatement, { ssr: 'initial' });
  const isMailing = useStore($mailingStatement, { ssr: 'initial' });
  const [days, setDays] = useState(() => ({ from: addDays(currentDay(), -365), to: currentDay() }));
  const { from, to } = days;
  const [isSettling, setSettling] = useState(false);
  const [credited, setCredited] = useState<{ _id: string; billNumber: string }>();
  const closeSettle = useCallback(() => {
    setSettling(false);
    void statement.refreshSilently();
  }, []);
  useEffect(() => {
    if (from && to && from <= to) void openStatement({ clientId, from, to });
  }, [clientId, from, to]);
  return (
    <>
      <SectionHeader
        title={t('statement')}
        tools={
          <>
            <Button onPress={() => pushParams({ tab: 'money', view: 'owed' })}>{t('backToAll')}</Button>
            <Button onPress={() => window.print()}>{t('print')}</Button>
            {isOffered(downloadCall) && (
              <Button pending={isDownloading} onPress={() => void downloadStatement()}>
                {t('downloadPdf')}
              </Button>
            )}
            {isOffered(mailCall) && (
              <Button pending={isMailing} onPress={() => void mailStatement()}>
                {t('mailToClient')}
              </Button>
            )}
            <Button onPress={() => setSettling(true)}>{t('recordPayment')}</Button>
          </>
        }
      >
        <DateRangeField
          label={t('period')}
          name="period"
          value={days}
          max={currentDay()}
          onChange={setDays}
          data-screen-only
        />
      </SectionHeader>
      <LoadedView
        loaded={loaded}
        label={t('loadingStatement')}
        message={debtMessages.statementFailed}
        onRetry={() => void statement.load()}
      >
        {(data) => (
          <StatementView
            statement={data}
            onCredit={isOffered(creditCall) ? setCredited : undefined}
            onReceipt={isOffered(downloadReceipt) ? (id) => void saveReceiptOf(id) : undefined}
            pageOf={isOffered(getBillDocument) ? entryPage : undefined}
          />
        )}
      </LoadedView>
      {isSettling && <Settle clientId={clientId} onClose={closeSettle} />}
      {credited && (
        <CreditNoteDialog
          key={credited._id}
          billNumber={credited.billNumber}
          today={currentDay()}
          draft={draftAbout('creditNote', credited._id)}
          submit={(body) => addCreditNote(credited._id, body)}
          onClose={() => setCredited(undefined)}
        />
      )}
    </>
  );
}
