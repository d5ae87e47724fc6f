import { useStore } from '@nanostores/react';
import type { Post } from '@prahari/contract/posts.schemas';
import { rateMessages } from '@prahari/contract/rates';
import type { Rate } from '@prahari/contract/rates.schemas';
import { today } from '@prahari/domain/days';
import { useEffect } from 'react';
import type { ConfirmQuestion } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { RateList } from '../../../features/rates/RateList/RateList.tsx';
import { priceText } from '../../../features/rates/rate-text.ts';
import { deleteRate, publishRate, rates, showRates } from '../../../stores/rates/rates.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { confirmThen } from '../confirm/Confirm.tsx';

const question = (rate: Rate): ConfirmQuestion => ({
  message: 'Delete this rate?',
  detail: `${priceText(rate)}. No bill was made with it.`,
  confirmLabel: 'Delete rate',
  tone: 'danger',
});

export interface RatesOfClientProps {
  clientId: string;
  posts: readonly Post[];
  now: Date;
}

/** The rates of a client, in its record. */
export function RatesOfClient({ clientId, posts, now }: RatesOfClientProps) {
  const loaded = useStore(rates.$loaded, { ssr: 'initial' });
  useEffect(() => void showRates(clientId), [clientId]);
  return (
    <LoadedView
      loaded={loaded}
      label="Loading the rates"
      message={rateMessages.fetchFailed}
      onRetry={() => void showRates(clientId)}
    >
      {(rows) => (
        <RateList
          rates={rows}
          posts={posts}
          today={today(now)}
          onPublish={({ _id }, published) => void publishRate(_id, published)}
          onDelete={(rate) => confirmThen(question(rate), () => deleteRate(rate._id))}
        />
      )}
    </LoadedView>
  );
}
