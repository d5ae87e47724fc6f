import { useStore } from '@nanostores/react';
import { debtMessages } from '@prahari/contract/debts';
import type { DebtToCall } from '@prahari/contract/debts.schemas';
import { useEffect, useState } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { CallDialog } from '../../../features/money/CallDialog/CallDialog.tsx';
import { CallList } from '../../../features/money/CallList/CallList.tsx';
import { addDebtCall, debtsToCall } from '../../../stores/money/debts.ts';
import { LoadedView } from '../../LoadedView.tsx';

/** Whom to call about debts today. */
export function CallsView() {
  const loaded = useStore(debtsToCall.$loaded, { ssr: 'initial' });
  const [called, setCalled] = useState<DebtToCall>();
  useEffect(() => void debtsToCall.load(), []);
  return (
    <>
      <PageTitle lead="Overdue clients whose promise is due, or whom nobody called for a week.">
        Who to call today
      </PageTitle>
      <LoadedView
        loaded={loaded}
        label="Loading who to call"
        message={debtMessages.callsFailed}
        onRetry={() => void debtsToCall.load()}
      >
        {(debts) => <CallList debts={debts} onCalled={setCalled} />}
      </LoadedView>
      {called && (
        <CallDialog
          key={called.client._id}
          client={called.client}
          submit={addDebtCall}
          onClose={() => setCalled(undefined)}
        />
      )}
    </>
  );
}
