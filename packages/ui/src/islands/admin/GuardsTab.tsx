import { type Guard, guardStatuses, guardStatusLabels } from '@prahari/contract';
import { useState } from 'react';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { GuardReviews } from '../../features/guards/GuardReviews/GuardReviews.tsx';
import { GuardsTable } from '../../features/guards/GuardsTable/GuardsTable.tsx';
import { guards } from '../../stores/guards.ts';
import { useNow } from '../useNow.ts';
import { AdminList } from './AdminList.tsx';
import { filtersOf, withAll } from './filters.ts';
import { useOverview } from './useOverview.ts';

export function GuardsTab() {
  const [reviewed, setReviewed] = useState<Guard | null>(null);
  const overview = useOverview();
  const now = useNow();
  const filters = filtersOf(guardStatuses, guardStatusLabels, withAll(overview?.guards));
  return (
    <TabPage>
      <AdminList
        list={guards}
        title="Security Guards"
        nouns={['guard', 'guards']}
        placeholder="Name, email or place"
        filters={filters}
        emptyState={
          <EmptyState scene="guardPost" title="No guards yet">
            Accept a security application to add the first.
          </EmptyState>
        }
      >
        {(rows, table) => <GuardsTable guards={rows} now={now} onShowReviews={setReviewed} {...table} />}
      </AdminList>
      <GuardReviews guard={reviewed} onClose={() => setReviewed(null)} />
    </TabPage>
  );
}
