import { useStore } from '@nanostores/react';
import { debtMessages } from '@prahari/contract/debts';
import { useEffect } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { MoneyChart } from '../../../features/money/MoneyChart/MoneyChart.tsx';
import { moneyMonths } from '../../../stores/money/debts.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { moneyTabWords } from './money-tab-words.ts';

/** Billed against received in the last twelve months. */
export function MonthsView() {
  const t = useWords(moneyTabWords);
  const loaded = useStore(moneyMonths.$loaded, { ssr: 'initial' });
  useEffect(() => void moneyMonths.load(), []);
  return (
    <>
      <PageTitle>{t('billedAndReceived')}</PageTitle>
      <LoadedView
        loaded={loaded}
        label={t('loadingMonths')}
        message={debtMessages.monthsFailed}
        onRetry={() => void moneyMonths.load()}
      >
        {(months) => <MoneyChart months={months} />}
      </LoadedView>
    </>
  );
}
