import { shiftLabels } from '@prahari/contract/assignments';
import type { Price } from '@prahari/contract/rates.schemas';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { priceText } from '../rate-text.ts';

export interface PriceGuideProps {
  /** The lowest first; none while the office publishes none. */
  prices: readonly Price[];
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

const kindOf = ({ hours, shift }: Price): string =>
  [`${hours} hours a duty`, shift && shift !== '24h' && shiftLabels[shift].toLowerCase()]
    .filter(Boolean)
    .join(', ');

/** Prices of one guard, as the office publishes them. */
export const PriceGuide = ({ prices, officePhone }: PriceGuideProps) => (
  <div className="mx-auto grid w-full max-w-[40rem] gap-6">
    <div className="grid gap-2">
      <h1 className="text-xl">Prices</h1>
      <p className="text-muted">
        {prices.length > 0
          ? 'For one guard, before GST. Your place and hours decide the price: ask us for yours.'
          : 'No prices are published. Call us for a price.'}
      </p>
    </div>
    {prices.length > 0 && (
      <ul className="border-line border-t">
        {prices.map((price) => (
          <li
            key={`${priceText(price)} ${kindOf(price)}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-3"
          >
            <span>{kindOf(price)}</span>
            <span className="font-semibold tabular-nums">{priceText(price)}</span>
          </li>
        ))}
      </ul>
    )}
    <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large">
      Call office
    </ButtonLink>
  </div>
);
