import { exportTally } from '@prahari/contract/exports';
import { listRateRises } from '@prahari/contract/rates';
import type { ComponentType } from 'react';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { Tabs } from '../../../base/Tabs/Tabs.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.tsx';
import { isOffered } from '../../../stores/session/api.ts';
import { pushParams, useSearchParams } from '../../search-params.ts';
import { moneyTabWords, type SayMoneyTab } from './money-tab-words.ts';
import { OwedView } from './OwedView.tsx';

const Calls = lazyWithRetry(() => import('./CallsView.tsx'), 'CallsView');
const Payments = lazyWithRetry(() => import('./PaymentsView.tsx'), 'PaymentsView');
const Tds = lazyWithRetry(() => import('./TdsView.tsx'), 'TdsView');
const Bank = lazyWithRetry(() => import('./BankView.tsx'), 'BankView');
const Months = lazyWithRetry(() => import('./MonthsView.tsx'), 'MonthsView');

const Accountant = lazyWithRetry(() => import('./AccountantView.tsx'), 'AccountantView');

const Rises = lazyWithRetry(() => import('./RisesView.tsx'), 'RisesView');

const openView = (view: string): void => pushParams({ tab: 'money', view });

const viewOf = (id: string, label: string, View: ComponentType) => ({
  id,
  label,
  content: () => (
    <TabPage>
      <View />
    </TabPage>
  ),
});

const views = (t: SayMoneyTab) => [
  viewOf('owed', t('owed'), OwedView),
  viewOf('calls', t('whoToCall'), Calls),
  viewOf('payments', t('payments'), Payments),
  viewOf('tds', t('tds'), Tds),
  viewOf('bank', t('bankFile'), Bank),
  viewOf('months', t('months'), Months),
];
const rises = (t: SayMoneyTab) => viewOf('rises', t('rises'), Rises);
const accountant = (t: SayMoneyTab) => viewOf('accountant', t('accountant'), Accountant);

/** Views of money: what is owed, who to call, payments, TDS, the bank's file, months, rises, and the accountant's files, each at an address of its own. */
export function MoneyTab() {
  const t = useWords(moneyTabWords);
  const view = useSearchParams().get('view') ?? 'owed';
  const tabs = [
    ...views(t),
    ...(isOffered(listRateRises) ? [rises(t)] : []),
    ...(isOffered(exportTally) ? [accountant(t)] : []),
  ];
  return <Tabs label={t('money')} selected={view} onSelect={openView} tabs={tabs} />;
}
