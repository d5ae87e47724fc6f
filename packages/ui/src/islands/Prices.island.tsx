import { useStore } from '@nanostores/react';
import { listPrices, rateMessages } from '@prahari/contract/rates';
import { useEffect } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { PageTitle } from '../base/PageTitle/PageTitle.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { useWords } from '../base/words/useWords.ts';
import { PriceGuide } from '../features/rates/PriceGuide/PriceGuide.tsx';
import { priceGuideWords } from '../features/rates/PriceGuide/price-guide-words.ts';
import { prices } from '../stores/rates/prices.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { redirectTo } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';

/** Opens the landing page where the API publishes no prices, as any path does that SPEC does not name. */
function open(): void {
  findApi().then(
    () => (isOffered(listPrices) ? void prices.load() : redirectTo('/')),
    () => void prices.load(),
  );
}

export interface PricesIslandProps {
  officePhone: string;
}

function PricesIsland({ officePhone }: PricesIslandProps) {
  const t = useWords(priceGuideWords);
  const loaded = useStore(prices.$loaded, { ssr: 'initial' });
  useEffect(open, []);
  if (loaded.state === 'ready') return <PriceGuide prices={loaded.data} officePhone={officePhone} />;
  return (
    <>
      <PageTitle>{t('prices')}</PageTitle>
      {loaded.state === 'failed' ? (
        <ErrorState message={rateMessages.pricesFailed} onRetry={open} />
      ) : (
        <Skeleton label={t('loadingPrices')} />
      )}
    </>
  );
}

export const Prices = withErrorBoundary(PricesIsland);
