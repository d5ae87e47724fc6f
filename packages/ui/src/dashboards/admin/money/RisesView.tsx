import { useStore } from '@nanostores/react';
import { rateMessages } from '@prahari/contract/rates';
import { useEffect } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { RiseList } from '../../../features/rates/RiseList/RiseList.tsx';
import { $raising, raiseRate, rateRises } from '../../../stores/rates/rates.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { clientLink } from '../people/person-links.ts';

/** Rates whose yearly rise is due. */
export function RisesView() {
  const loaded = useStore(rateRises.$loaded, { ssr: 'initial' });
  const pending = useStore($raising, { ssr: 'initial' });
  useEffect(() => void rateRises.load(), []);
  return (
    <>
      <PageTitle lead="One press enters the new rate from its day. Bills that are made already don’t change.">
        Rates that rise
      </PageTitle>
      <LoadedView
        loaded={loaded}
        label="Loading rises"
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
