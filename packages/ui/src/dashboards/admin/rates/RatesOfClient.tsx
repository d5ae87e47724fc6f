import { useStore } from '@nanostores/react';
import type { Post } from '@prahari/contract/posts.schemas';
import { rateMessages } from '@prahari/contract/rates';
import type { Rate } from '@prahari/contract/rates.schemas';
import { today } from '@prahari/domain/days';
import { useEffect } from 'react';
import type { ConfirmQuestion } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeRatesWords, type SayOfficeRates } from '../../../features/rates/office-rates-words.ts';
import { RateList } from '../../../features/rates/RateList/RateList.tsx';
import { priceText } from '../../../features/rates/rate-text.ts';
import { deleteRate, publishRate, rates, showRates } from '../../../stores/rates/rates.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { confirmThen } from '../confirm/Confirm.tsx';
import { ratesTabWords, type SayRatesTab } from './rates-tab-words.ts';

const question = (rate: Rate, t: SayRatesTab, sayOfficeRates: SayOfficeRates): ConfirmQuestion => ({
  message: t('deleteThisRate'),
  detail: t('noBillWasMade', { price: priceText(rate, sayOfficeRates) }),
  confirmLabel: t('deleteRate'),
  tone: 'danger',
});

export interface RatesOfClientProps {
  clientId: string;
  posts: readonly Post[];
  now: Date;
}

/** The rates of a client, in its record. */
export function RatesOfClient({ clientId, posts, now }: RatesOfClientProps) {
  const sayOfficeRates = useWords(officeRatesWords);
  const t = useWords(ratesTabWords);
  const loaded = useStore(rates.$loaded, { ssr: 'initial' });
  useEffect(() => void showRates(clientId), [clientId]);
  return (
    <LoadedView
      loaded={loaded}
      label={t('loadingRates')}
      message={rateMessages.fetchFailed}
      onRetry={() => void showRates(clientId)}
    >
      {(rows) => (
        <RateList
          rates={rows}
          posts={posts}
          today={today(now)}
          onPublish={({ _id }, published) => void publishRate(_id, published)}
          onDelete={(rate) => confirmThen(question(rate, t, sayOfficeRates), () => deleteRate(rate._id))}
        />
      )}
    </LoadedView>
  );
}
