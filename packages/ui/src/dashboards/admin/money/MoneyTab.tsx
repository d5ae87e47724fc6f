import { exportTally } from '@prahari/contract/exports';
import { listRateRises } from '@prahari/contract/rates';
import type { ComponentType } from 'react';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { Tabs } from '../../../base/Tabs/Tabs.tsx';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.tsx';
import { isOffered } from '../../../stores/session/api.ts';
import { pushParams, useSearchParams } from '../../search-params.ts';
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

const views = [
  viewOf('owed', 'Owed', OwedView),
  viewOf('calls', 'Who to call', Calls),
  viewOf('payments', 'Payments', Payments),
  viewOf('tds', 'TDS', Tds),
  viewOf('bank', 'Bank file', Bank),
  viewOf('months', 'Months', Months),
];
const rises = viewOf('rises', 'Rises', Rises);
const accountant = viewOf('accountant', 'Accountant', Accountant);

/** Views of money: what is owed, who to call, payments, TDS, the bank's file, months, rises, and the accountant's files, each at an address of its own. */
export function MoneyTab() {
  const view = useSearchParams().get('view') ?? 'owed';
  const tabs = [
    ...views,
    ...(isOffered(listRateRises) ? [rises] : []),
    ...(isOffered(exportTally) ? [accountant] : []),
  ];
  return <Tabs label="Money" selected={view} onSelect={openView} tabs={tabs} />;
}
