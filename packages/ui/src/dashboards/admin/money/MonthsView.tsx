import { useStore } from '@nanostores/react';
import { debtMessages } from '@prahari/contract/debts';
import { useEffect } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { MoneyChart } from '../../../features/money/MoneyChart/MoneyChart.tsx';
import { moneyMonths } from '../../../stores/money/debts.ts';
import { LoadedView } from '../../LoadedView.tsx';

/** Billed against received in the last twelve months. */
export function MonthsView() {
  const loaded = useStore(moneyMonths.$loaded, { ssr: 'initial' });
  useEffect(() => void moneyMonths.load(), []);
  return (
    <>
      <PageTitle>Billed and received</PageTitle>
      <LoadedView
        loaded={loaded}
        label="Loading the months"
        message={debtMessages.monthsFailed}
        onRetry={() => void moneyMonths.load()}
      >
        {(months) => <MoneyChart months={months} />}
      </LoadedView>
    </>
  );
}
