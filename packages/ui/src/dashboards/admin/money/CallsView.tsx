import { useStore } from '@nanostores/react';
import { debtMessages } from '@prahari/contract/debts';
import type { DebtToCall } from '@prahari/contract/debts.schemas';
import { useEffect, useState } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CallDialog } from '../../../features/money/CallDialog/CallDialog.tsx';
import { CallList } from '../../../features/money/CallList/CallList.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { addDebtCall, debtsToCall } from '../../../stores/money/debts.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { moneyTabWords } from './money-tab-words.ts';

/** Whom to call about debts today. */
export function CallsView() {
  const t = useWords(moneyTabWords);
  const loaded = useStore(debtsToCall.$loaded, { ssr: 'initial' });
  const [called, setCalled] = useState<DebtToCall>();
  useEffect(() => void debtsToCall.load(), []);
  return (
    <>
      <PageTitle lead={t('overdueClientsWhosePromise')}>{t('whoToCallToday')}</PageTitle>
      <LoadedView
        loaded={loaded}
        label={t('loadingWhoToCall')}
        message={debtMessages.callsFailed}
        onRetry={() => void debtsToCall.load()}
      >
        {(debts) => <CallList debts={debts} onCalled={setCalled} />}
      </LoadedView>
      {called && (
        <CallDialog
          key={called.client._id}
          client={called.client}
          draft={draftAbout('debtCall', called.client._id)}
          submit={addDebtCall}
          onClose={() => setCalled(undefined)}
        />
      )}
    </>
  );
}
