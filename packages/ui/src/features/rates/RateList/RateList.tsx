import type { Post } from '@prahari/contract/posts.schemas';
import type { Rate } from '@prahari/contract/rates.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Switch } from '../../../base/Switch/Switch.tsx';
import { priceText, riseText, scopeText } from '../rate-text.ts';

export interface RateListProps {
  /** The newest first. */
  rates: readonly Rate[];
  /** The posts of the client. */
  posts: readonly Pick<Post, '_id' | 'place'>[];
  /** The current day: a later rate is not in force yet. */
  today: Day;
  /** Delete was pressed on a rate that no bill was made with; ask for confirmation. */
  onDelete: (rate: Rate) => void;
  /** The switch was pressed that shows the price on the public page of prices. */
  onPublish: (rate: Rate, published: boolean) => void;
}

const holidayText = ({ holidayPercent }: Rate): string =>
  holidayPercent > 0 ? `holidays ${holidayPercent} % on top` : '';

/** The prices that a client agreed. */
export function RateList({ rates, posts, today, onDelete, onPublish }: RateListProps) {
  if (rates.length === 0)
    return <p className="text-muted text-sm">None yet. A month can’t be billed without a rate.</p>;
  return (
    <ul className="mt-1.5 text-sm">
      {rates.map((rate) => (
        <li
          key={rate._id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_5rem]"
        >
          <span className="wrap-anywhere font-medium tabular-nums">{priceText(rate)}</span>
          <span className="wrap-anywhere @max-[48rem]:col-start-1 text-muted text-xs @min-[48rem]:text-ink @min-[48rem]:text-sm">
            {[scopeText(rate, posts), `${rate.hours} hours a duty`, holidayText(rate), riseText(rate)]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span className="@max-[48rem]:col-start-1 text-muted text-xs tabular-nums @min-[48rem]:text-sm">
            {`from ${formatDay(rate.from)}${rate.from > today ? ', not yet' : ''}`}
          </span>
          <span className="justify-self-end text-muted text-xs @max-[48rem]:col-start-2 @max-[48rem]:row-span-3 @max-[48rem]:row-start-1">
            {rate.isBilled ? (
              'Billed'
            ) : (
              <Button
                size="small"
                variant="danger"
                className="touch:min-h-target"
                aria-label={`Delete ${priceText(rate)}`}
                onPress={() => onDelete(rate)}
              >
                Delete
              </Button>
            )}
          </span>
          <Switch
            className="col-span-full text-xs"
            label="On the public page of prices, without the client"
            aria-label={`Publish ${priceText(rate)}`}
            on={rate.isPublished}
            onChange={(published) => onPublish(rate, published)}
          />
        </li>
      ))}
    </ul>
  );
}
