import { useStore } from '@nanostores/react';
import type { Guard } from '@prahari/contract/guards.schemas';
import { Suspense, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.ts';
import { $bulkRunning, runBulk } from '../../../stores/bulk/bulk.ts';
import { guards as guardList } from '../../../stores/guards/guards.ts';

const WithdrawGuardsDialog = lazyWithRetry(() =>
  import('../../../features/assignments/WithdrawGuardsDialog/WithdrawGuardsDialog.tsx').then(
    (module) => module.WithdrawGuardsDialog,
  ),
);

export interface GuardsBulkProps {
  /** The selected guards. */
  guards: readonly Guard[];
  /** Selects only the guards with these ids. */
  keep: (ids: ReadonlySet<string>) => void;
}

/** Withdraws the selected guards that are assigned, once that was confirmed. */
export function GuardsBulk({ guards, keep }: GuardsBulkProps) {
  const [isAsking, setAsking] = useState(false);
  const isRunning = useStore($bulkRunning, { ssr: 'initial' });
  const assignments = guards.flatMap(({ currentAssignment }) =>
    currentAssignment ? [currentAssignment] : [],
  );
  const withdraw = async () => {
    setAsking(false);
    const rows = new Map(assignments.map(({ _id, guard }) => [_id, guard.user.name]));
    const refused = await runBulk({ action: 'withdrawGuards', rows, reload: () => guardList.refresh() });
    keep(new Set(assignments.filter(({ _id }) => refused.has(_id)).map(({ guard }) => guard._id)));
  };
  if (assignments.length === 0) return 'Not assigned';
  return (
    <>
      <Button size="small" variant="danger" pending={isRunning} onPress={() => setAsking(true)}>
        Withdraw {assignments.length}
      </Button>
      {isAsking && (
        <Suspense>
          <WithdrawGuardsDialog
            assignments={assignments}
            onCancel={() => setAsking(false)}
            onConfirm={() => void withdraw()}
          />
        </Suspense>
      )}
    </>
  );
}
