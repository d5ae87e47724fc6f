import { useStore } from '@nanostores/react';
import type { Guard } from '@prahari/contract/guards.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeAssignmentsWords } from '../../../features/assignments/office-assignments-words.ts';
import { withdrawGuardsQuestion } from '../../../features/assignments/withdraw-guards-question.tsx';
import { endAssignedOf } from '../../../stores/assignments/assigned.ts';
import { $bulkRunning, type BulkRequest, runBulk } from '../../../stores/bulk/bulk.ts';
import { guards as guardList } from '../../../stores/guards/guards.ts';
import { confirmThen } from '../confirm/Confirm.tsx';
import { guardsTabWords } from './guards-tab-words.ts';

export interface GuardsBulkProps {
  /** The selected guards. */
  guards: readonly Guard[];
  /** Selects only the guards with these ids. */
  keep: (ids: ReadonlySet<string>) => void;
}

/** Withdraws the selected guards that are assigned, once that was confirmed. */
export function GuardsBulk({ guards, keep }: GuardsBulkProps) {
  const sayOfficeAssignments = useWords(officeAssignmentsWords);
  const t = useWords(guardsTabWords);
  const isRunning = useStore($bulkRunning, { ssr: 'initial' });
  const assignments = guards.flatMap(({ currentAssignment }) =>
    currentAssignment ? [currentAssignment] : [],
  );
  const withdraw = async () => {
    const rows = assignments.map(({ _id, guard }) => ({ _id, name: guard.user.name }));
    const guardsOf = (ids: ReadonlySet<string> = new Set()) =>
      new Set(assignments.filter(({ _id }) => ids.has(_id)).map(({ guard }) => guard._id));
    const reload: BulkRequest['reload'] = (done, now) => {
      endAssignedOf(guardsOf(done));
      return guardList.refresh(guardsOf(done), now);
    };
    keep(guardsOf(await runBulk({ action: 'withdrawGuards', rows, reload })));
  };
  if (assignments.length === 0) return <span>{t('notAssigned')}</span>;
  return (
    <Button
      size="small"
      variant="danger"
      pending={isRunning}
      onPress={() => confirmThen(withdrawGuardsQuestion(assignments, sayOfficeAssignments), withdraw)}
    >
      {t('withdrawCount', { count: assignments.length })}
    </Button>
  );
}
