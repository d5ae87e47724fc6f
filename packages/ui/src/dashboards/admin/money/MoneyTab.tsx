import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { Tabs } from '../../../base/Tabs/Tabs.tsx';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.tsx';
import { pushParams, useSearchParams } from '../../search-params.ts';
import { OwedView } from './OwedView.tsx';

const Calls = lazyWithRetry(() => import('./CallsView.tsx'), 'CallsView');
const Payments = lazyWithRetry(() => import('./PaymentsView.tsx'), 'PaymentsView');
const Tds = lazyWithRetry(() => import('./TdsView.tsx'), 'TdsView');
const Bank = lazyWithRetry(() => import('./BankView.tsx'), 'BankView');
const Months = lazyWithRetry(() => import('./MonthsView.tsx'), 'MonthsView');

const openView = (view: string): void => pushParams({ tab: 'money', view });

/** What is owed, who to call, payments, TDS, the bank's file and the months, each at an address of its own. */
export function MoneyTab() {
  const view = useSearchParams().get('view') ?? 'owed';
  return (
    <TabPage>
      <Tabs
        label="Money"
        selected={view}
        onSelect={openView}
        tabs={[
          { id: 'owed', label: 'Owed', content: () => <OwedView /> },
          { id: 'calls', label: 'Who to call', content: () => <Calls /> },
          { id: 'payments', label: 'Payments', content: () => <Payments /> },
          { id: 'tds', label: 'TDS', content: () => <Tds /> },
          { id: 'bank', label: 'Bank file', content: () => <Bank /> },
          { id: 'months', label: 'Months', content: () => <Months /> },
        ]}
      />
    </TabPage>
  );
}
