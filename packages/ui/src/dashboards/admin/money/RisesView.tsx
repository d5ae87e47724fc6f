import { useStore } from '@nanostores/react';
import { rateMessages } from '@prahari/contract/rates';
import { useEffect } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { RiseList } from '../../../features/rates/RiseList/RiseList.tsx';
import { $raising, raiseRate, rateRises } from '../../../stores/rates/rates.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { clientLink } from '../people/person-links.ts';
import { moneyTabWords } from './money-tab-words.ts';

/** Rates whose yearly rise is due. */
export function RisesView() {
  const t = useWords(moneyTabWords);
  const loaded = useStore(rateRises.$loaded, { ssr: 'initial' });
  const pending = useStore($raising, { ssr: 'initial' });
  useEffect(() => void rateRises.load(), []);
  return (
    <>
      <PageTitle lead={t('onePressEntersNew')}>{t('ratesThatRise')}</PageTitle>
      <LoadedView
        loaded={loaded}
        label={t('loadingRises')}
        message={rateMessages.risesFailed}
        onRetry={() => void rateRises.load()}
      >
        {(rises) => (
          <RiseList
            rises={rises}
            clientLink={clientLink}
            pending={pending}
            onRaise={(rateId) => void raiseRate(rateId)}
          />
        )}
      </LoadedView>
    </>
  );
}
