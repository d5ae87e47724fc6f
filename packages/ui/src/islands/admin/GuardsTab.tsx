import { useStore } from '@nanostores/react';
import { type Assignment, type Guard, guardStatuses, guardStatusLabels } from '@prahari/contract';
import { Suspense, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { GuardsTable } from '../../features/guards/GuardsTable/GuardsTable.tsx';
import { guards } from '../../stores/guards.ts';
import { $bulkRunning, runBulk } from '../../stores/lazy-list-actions.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import { useNow } from '../useNow.ts';
import { AdminList, type AdminListProps } from './AdminList.tsx';
import { filtersOf, withAll } from './filters.ts';
import { useOverview } from './useOverview.ts';

const GuardReviews = lazyWithRetry(() =>
  import('../../features/guards/GuardReviews/GuardReviews.tsx').then((module) => module.GuardReviews),
);

const WithdrawGuardsDialog = lazyWithRetry(() =>
  import('../../features/assignments/WithdrawGuardsDialog/WithdrawGuardsDialog.tsx').then(
    (module) => module.WithdrawGuardsDialog,
  ),
);

interface ToWithdraw {
  assignments: readonly Assignment[];
  /** Ends the selection of these guards. */
  keep: () => void;
}

async function withdraw({ assignments, keep }: ToWithdraw): Promise<void> {
  const rows = new Map(assignments.map(({ _id, guard }) => [_id, guard.user.name]));
  await runBulk({ action: 'withdrawGuards', rows, reload: guards.refresh });
  keep();
}

export function GuardsTab() {
  const [reviewed, setReviewed] = useState<Guard | null>(null);
  const [toWithdraw, setToWithdraw] = useState<ToWithdraw | null>(null);
  const isBulkRunning = useStore($bulkRunning, { ssr: 'initial' });
  const overview = useOverview();
  const now = useNow();
  const filters = filtersOf(guardStatuses, guardStatusLabels, withAll(overview?.guards));
  const bulkActions: AdminListProps<Guard>['bulkActions'] = (rows, keep) => {
    const assignments = rows.flatMap(({ currentAssignment }) =>
      currentAssignment ? [currentAssignment] : [],
    );
    if (assignments.length === 0) return 'Not assigned';
    return (
      <Button
        size="small"
        variant="danger"
        pending={isBulkRunning}
        onPress={() => setToWithdraw({ assignments, keep: () => keep(new Set()) })}
      >
        Withdraw {assignments.length}
      </Button>
    );
  };
  return (
    <TabPage>
      <AdminList
        list={guards}
        preload={GuardReviews.preload}
        title="Security Guards"
        nouns={['guard', 'guards']}
        placeholder="Name, email or place"
        filters={filters}
        exportAs="guards"
        bulkActions={bulkActions}
        emptyState={
          <EmptyState scene="guardPost" title="No guards yet">
            Accept a security application to add the first.
          </EmptyState>
        }
      >
        {(rows, table) => <GuardsTable guards={rows} now={now} onShowReviews={setReviewed} {...table} />}
      </AdminList>
      {toWithdraw && (
        <Suspense>
          <WithdrawGuardsDialog
            assignments={toWithdraw.assignments}
            onCancel={() => setToWithdraw(null)}
            onConfirm={() => {
              setToWithdraw(null);
              void withdraw(toWithdraw);
            }}
          />
        </Suspense>
      )}
      {reviewed && (
        <Suspense>
          <GuardReviews guard={reviewed} onClose={() => setReviewed(null)} />
        </Suspense>
      )}
    </TabPage>
  );
}
