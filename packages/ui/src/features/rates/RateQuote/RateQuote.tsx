import { formatCount, formatRupees } from '@prahari/domain/format';
import { dutyHours } from '@prahari/domain/post-hours';
import { divisorOf, type RateBasis } from '@prahari/domain/rates';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import { NumberField, type NumberOrText } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeRatesWords } from '../office-rates-words.ts';
import { type BasisCost, costsOf } from '../rate-costs.ts';
import { basisTitle, monthText } from '../rate-text.ts';
import { rateQuoteWords, type SayRateQuote } from './rate-quote-words.ts';

/** Fields of the quote as they are typed. */
export interface QuoteValues {
  amount: NumberOrText;
  guards: NumberOrText;
  hours: string;
}

export interface RateQuoteProps {
  /** Ours, on paper; empty until it is entered. */
  companyName: string;
  clientName: string;
  /** `2026-11` */
  month: string;
  values: QuoteValues;
  onChange: (values: QuoteValues) => void;
  /** The basis that is agreed now. */
  agreed?: RateBasis | undefined;
  /** Goes from month to month. */
  period: ReactNode;
  onPrint: () => void;
  onBack: () => void;
}

const HOURS = (t: SayRateQuote) =>
  dutyHours.map((hours) => ({ value: String(hours), label: t('hours', { hours }) }));
const MAX_GUARDS = 1000;

const isAmount = (amount: NumberOrText): amount is number => typeof amount === 'number' && amount > 0;
const isGuards = (guards: NumberOrText): guards is number =>
  typeof guards === 'number' && Number.isInteger(guards) && guards > 0 && guards <= MAX_GUARDS;

const guardsText = (guards: number, t: SayRateQuote): string =>
  t('guards', { guards, count: formatCount(guards) });

function CostTable({ costs, agreed }: { costs: readonly BasisCost[]; agreed: RateBasis | undefined }) {
  const t = useWords(rateQuoteWords);
  const sayOfficeRates = useWords(officeRatesWords);
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line-strong border-b text-muted text-xs">
          <th scope="col" className="px-2 py-2 text-start font-normal">
            {t('basis')}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-normal">
            {t('price')}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-normal">
            {t('month')}
          </th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ basis, price, cost }) => (
          <tr key={basis} className={`border-line border-b ${basis === agreed ? 'bg-accent-soft' : ''}`}>
            <th scope="row" className="wrap-anywhere px-2 py-2.5 text-start font-medium">
              {basisTitle(basis, sayOfficeRates)}
              {basis === agreed && <span className="ms-2 text-muted text-xs">{t('agreedNow')}</span>}
            </th>
            <td className="px-2 py-2.5 text-end tabular-nums">{formatRupees(price)}</td>
            <td className="px-2 py-2.5 text-end font-semibold tabular-nums">{formatRupees(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a month of guards costs by each basis, as a page that prints as a quote. */
export function RateQuote({
  companyName,
  clientName,
  month,
  values,
  onChange,
  agreed,
  period,
  onPrint,
  onBack,
}: RateQuoteProps) {
  const t = useWords(rateQuoteWords);
  const { amount, guards, hours } = values;
  const days = divisorOf('calendar', month);
  const isReady = isAmount(amount) && isGuards(guards);
  const set = (changed: Partial<QuoteValues>) => onChange({ ...values, ...changed });
  return (
    <article aria-label={t('quoteForClientName', { clientName })} className="grid max-w-200 gap-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 print:hidden">
            <h1 className="font-semibold text-lg">{t('whatMonthCosts')}</h1>
            {period}
          </div>
          {companyName && <p className="hidden pb-4 text-sm print:block">{companyName}</p>}
          <h1 className="hidden font-semibold text-lg print:block">
            {t('quoteMonth', { month: monthText(month) })}
          </h1>
          <p className="wrap-anywhere font-semibold text-sm">{clientName}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full print:hidden">
          <Button onPress={onBack}>{t('backToClient')}</Button>
          <Button variant="primary" onPress={onPrint} disabled={!isReady} className="max-sm:flex-1">
            {t('printQuote')}
          </Button>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-3 print:hidden">
        <MoneyField
          label={t('monthOfOneGuard')}
          name="amount"
          value={amount}
          onChange={(to) => set({ amount: to })}
          {...(amount !== null && !isAmount(amount) && { error: t('amountMustBeMore') })}
        />
        <NumberField
          label={t('guards2')}
          name="guards"
          min={1}
          value={guards}
          onChange={(to) => set({ guards: to })}
          {...(!isGuards(guards) && { error: t('guardsMustBeFrom', { count: formatCount(MAX_GUARDS) }) })}
        />
        <SelectField
          label={t('hoursOfDuty')}
          name="hours"
          options={HOURS(t)}
          value={hours}
          onChange={(to) => set({ hours: to })}
        />
      </div>
      {isReady ? (
        <>
          <p className="text-sm">
            {t('onEachOfDays', {
              guards: guardsText(guards, t),
              days,
              hours,
              count: formatCount(guards * days),
            })}
          </p>
          <CostTable costs={costsOf({ month, amount, guards, hours: Number(hours) })} agreed={agreed} />
          <p className="text-muted text-xs">{t('priceBy26Is')}</p>
        </>
      ) : (
        <p className="text-muted text-sm">{t('enterWhatOneGuard')}</p>
      )}
    </article>
  );
}
