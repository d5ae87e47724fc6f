import { MAX_RATING } from '@prahari/contract/constants';
import type { Guard } from '@prahari/contract/guards.schemas';
import { formatDay } from '@prahari/domain/format';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Rating } from '../../../base/Rating/Rating.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { guardReviewsWords } from './guard-reviews-words.ts';

export interface GuardReviewsProps {
  /** The reviewed guard; null closes the dialog. */
  guard: Pick<Guard, '_id' | 'user' | 'reviews'> | null;
  /** The record that the name of the guard leads to. Leave out where the server has none. */
  guardLink?: ((guardId: string) => LinkTarget) | undefined;
  /** Close button, Escape or a press outside. */
  onClose: () => void;
}

/** Clients' reviews of a guard in a dialog. */
export function GuardReviews({ guard, guardLink, onClose }: GuardReviewsProps) {
  const t = useWords(guardReviewsWords);
  return (
    <Dialog
      title={
        <>
          <span>{guard ? t('reviewsOf') : t('reviews')}</span>{' '}
          {guard && guardLink ? (
            <RowLink {...guardLink(guard._id)} inSentence>
              {guard.user.name}
            </RowLink>
          ) : (
            <span>{guard?.user.name}</span>
          )}
        </>
      }
      isOpen={guard !== null}
      onClose={onClose}
    >
      <ul>
        {guard?.reviews.map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a review has no id, and the list never changes while it is open
          <li key={index} className="grid gap-1 border-line border-t py-3 text-sm first:border-0 first:pt-0">
            <Rating value={review.rating} max={MAX_RATING} />
            {review.comment && <p>{review.comment}</p>}
            <p className="text-muted text-xs">
              {[review.clientName, formatDay(review.createdAt)].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
