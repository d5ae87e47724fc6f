import { useStore } from '@nanostores/react';
import type { WatchRow } from '@prahari/contract/watch.schemas';
import { timingOf } from '@prahari/domain/post-hours';
import { useEffect } from 'react';
import { OfferPlace } from '../../../features/posts/OfferPlace/OfferPlace.tsx';
import {
  $offeredPlace,
  loadOfferedPlace,
  offerPlace,
  refreshOffers,
} from '../../../stores/offers/office-offers.ts';
import { guardLink } from '../people/person-links.ts';

const REFRESH_MS = 5_000;

export interface OfferThisPlaceProps {
  row: WatchRow;
  onClose: () => void;
}

/** The dialog that offers the place of a row; answers come in by themselves. */
export function OfferThisPlace({ row, onClose }: OfferThisPlaceProps) {
  const found = useStore($offeredPlace, { ssr: 'initial' });
  const { post, day } = row;
  const postId = post._id ?? '';
  useEffect(() => {
    const place = { postId, day };
    void loadOfferedPlace(place);
    const timer = setInterval(() => void refreshOffers(place), REFRESH_MS);
    return () => clearInterval(timer);
  }, [postId, day]);
  const place = { postId, day };
  return (
    <OfferPlace
      place={`${post.client.name}, ${post.place.city}, ${timingOf(post)}`}
      found={found}
      onSend={(guardIds, minutes) => offerPlace(place, { postId, days: [day], guardIds, minutes })}
      onRetry={() => void loadOfferedPlace(place)}
      guardLink={(id) => guardLink(id, onClose)}
      onClose={onClose}
    />
  );
}
