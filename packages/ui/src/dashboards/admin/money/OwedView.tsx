import { useStore } from '@nanostores/react';
import { debtMessages } from '@prahari/contract/debts';
import { exportList } from '@prahari/contract/exports';
import { today } from '@prahari/domain/days';
import { useCallback, useEffect, useState } from 'react';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AgeingTable } from '../../../features/money/AgeingTable/AgeingTable.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { $ageingDay, ageing, chooseAgeingDay } from '../../../stores/money/debts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { useSearchParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { moneyTabWords } from './money-tab-words.ts';
import { StatementOfClient } from './StatementOfClient.tsx';
import { statementLink } from './statement-link.ts';

const ExportButton = lazyPart(() => import('../lists/ExportButton.tsx'), 'ExportButton');
const Settle = lazyPart(() => import('./Settle.tsx'), 'Settle');

/** What clients owe by age, or the statement of the client that the address names. */
export function OwedView() {
  const of = useSearchParams().get('of');
  return of ? <StatementOfClient key={of} clientId={of} /> : <Ages />;
}

function Ages() {
  const t = useWords(moneyTabWords);
  const loaded = useStore(ageing.$loaded, { ssr: 'initial' });
  const day = useStore($ageingDay, { ssr: 'initial' });
  const now = today(useNow());
  const shown = day || now;
  const [settling, setSettling] = useState<string>();
  const close = useCallback(() => setSettling(undefined), []);
  // A new day makes each debt a day older.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void ageing.load(), [now]);
  return (
    <>
      <SectionHeader
        title={t('whatIsOwed')}
        tools={
          isOffered(exportList) && <ExportButton list="ageing" query={shown === now ? {} : { day: shown }} />
        }
        period={
          <DateField
            label={t('on')}
            name="day"
            value={shown}
            max={now}
            onChange={(to) => void chooseAgeingDay(to === now ? '' : to)}
          />
        }
      />
      <LoadedView
        loaded={loaded}
        label={t('loadingWhatIsOwed')}
        message={debtMessages.ageingFailed}
        onRetry={() => void ageing.load()}
      >
        {(data) => <AgeingTable ageing={data} statementLink={statementLink} onSettle={setSettling} />}
      </LoadedView>
      {settling && <Settle clientId={settling} onClose={close} />}
    </>
  );
}
