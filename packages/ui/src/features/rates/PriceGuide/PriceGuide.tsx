import { shiftLabels } from '@prahari/contract/assignments';
import type { Price } from '@prahari/contract/rates.schemas';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { PHONE } from '../../../base/Icon/contact-shapes.ts';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeRatesWords } from '../office-rates-words.ts';
import { priceText } from '../rate-text.ts';
import { priceGuideWords, type SayPriceGuide } from './price-guide-words.ts';

export interface PriceGuideProps {
  /** The lowest first; none while the office publishes none. */
  prices: readonly Price[];
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

const kindOf = ({ hours, shift }: Price, t: SayPriceGuide): string =>
  [t('hoursDutyHours', { hours }), shift && shift !== '24h' && shiftLabels[shift].toLowerCase()]
    .filter(Boolean)
    .join(', ');

/** Prices of one guard, as the office publishes them. */
export const PriceGuide = ({ prices, officePhone }: PriceGuideProps) => {
  const t = useWords(priceGuideWords);
  const sayOfficeRates = useWords(officeRatesWords);
  return (
    <div className="mx-auto grid w-full max-w-[40rem] gap-6">
      <div className="grid gap-2">
        <h1 className="text-xl">{t('prices')}</h1>
        <p className="text-muted">{prices.length > 0 ? t('forOneGuardBefore') : t('noPricesArePublished')}</p>
      </div>
      {prices.length > 0 && (
        <ul className="border-line border-t">
          {prices.map((price) => (
            <li
              key={`${priceText(price, sayOfficeRates)} ${kindOf(price, t)}`}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-3"
            >
              <span>{kindOf(price, t)}</span>
              <span className="font-semibold tabular-nums">{priceText(price, sayOfficeRates)}</span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large">
        <Shape shape={PHONE} />
        {t('callOffice')}
      </ButtonLink>
    </div>
  );
};
