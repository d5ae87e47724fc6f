import { useStore } from '@nanostores/react';
import { debtMessages } from '@prahari/contract/debts';
import { useCallback, useEffect, useState } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { AgeingTable } from '../../../features/money/AgeingTable/AgeingTable.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { ageing } from '../../../stores/money/debts.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { useSearchParams } from '../../search-params.ts';
import { StatementOfClient } from './StatementOfClient.tsx';
import { statementLink } from './statement-link.ts';

const Settle = lazyPart(() => import('./Settle.tsx'), 'Settle');

/** What clients owe by age, or the statement of the client that the address names. */
export function OwedView() {
  const of = useSearchParams().get('of');
  return of ? <StatementOfClient key={of} clientId={of} /> : <Ages />;
}

function Ages() {
  const loaded = useStore(ageing.$loaded, { ssr: 'initial' });
  const [settling, setSettling] = useState<string>();
  const close = useCallback(() => setSettling(undefined), []);
  useEffect(() => void ageing.load(), []);
  return (
    <>
      <PageTitle>What is owed</PageTitle>
      <LoadedView
        loaded={loaded}
        label="Loading what is owed"
        message={debtMessages.ageingFailed}
        onRetry={() => void ageing.load()}
      >
        {(data) => <AgeingTable ageing={data} statementLink={statementLink} onSettle={setSettling} />}
      </LoadedView>
      {settling && <Settle clientId={settling} onClose={close} />}
    </>
  );
}
