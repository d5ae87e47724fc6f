import type { Post } from '@prahari/contract/posts.schemas';
import type { Rate } from '@prahari/contract/rates.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Switch } from '../../../base/Switch/Switch.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeRatesWords } from '../office-rates-words.ts';
import { priceText, riseText, scopeText } from '../rate-text.ts';
import { rateListWords, type SayRateList } from './rate-list-words.ts';

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

const holidayText = ({ holidayPercent }: Rate, t: SayRateList): string =>
  holidayPercent > 0 ? t('holidaysOnTop', { holidayPercent }) : '';

/** The prices that a client agreed. */
export function RateList({ rates, posts, today, onDelete, onPublish }: RateListProps) {
  const t = useWords(rateListWords);
  const sayOfficeRates = useWords(officeRatesWords);
  if (rates.length === 0) return <p className="text-muted text-sm">{t('noneYetMonthCant')}</p>;
  return (
    <ul className="mt-1.5 text-sm">
      {rates.map((rate) => (
        <li
          key={rate._id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line py-2 not-first:border-t @min-[48rem]:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_5rem]"
        >
          <span className="wrap-anywhere font-medium tabular-nums">{priceText(rate, sayOfficeRates)}</span>
          <span className="wrap-anywhere @max-[48rem]:col-start-1 text-muted text-xs @min-[48rem]:text-ink @min-[48rem]:text-sm">
            {[
              scopeText(rate, posts, sayOfficeRates),
              t('hoursDutyHours', { hours: rate.hours }),
              holidayText(rate, t),
              riseText(rate, sayOfficeRates),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span className="@max-[48rem]:col-start-1 text-muted text-xs tabular-nums @min-[48rem]:text-sm">
            {t('fromDay', { day: formatDay(rate.from), rest: rate.from > today ? t('notYet') : '' })}
          </span>
          <span className="justify-self-end text-muted text-xs @max-[48rem]:col-start-2 @max-[48rem]:row-span-3 @max-[48rem]:row-start-1">
            {rate.isBilled ? (
              t('billed')
            ) : (
              <Button
                size="small"
                variant="danger"
                className="touch:min-h-target"
                aria-label={t('deletePrice', { price: priceText(rate, sayOfficeRates) })}
                onPress={() => onDelete(rate)}
              >
                {t('delete')}
              </Button>
            )}
          </span>
          <Switch
            className="col-span-full text-xs"
            label={t('onPublicPageOf')}
            aria-label={t('publishPrice', { price: priceText(rate, sayOfficeRates) })}
            on={rate.isPublished}
            onChange={(published) => onPublish(rate, published)}
          />
        </li>
      ))}
    </ul>
  );
}
