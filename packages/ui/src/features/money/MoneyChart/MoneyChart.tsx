import type { MoneyMonth } from '@prahari/contract/debts.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { moneyChartWords } from './money-chart-words.ts';

export interface MoneyChartProps {
  /** The oldest month first. */
  months: readonly MoneyMonth[];
}

/** `Nov 2026`, from `2026-11`. */
const nameOf = (month: string): string => formatDay(`${month}-01`).replace(/^\d+ /, '');

const heightOf = (rupees: number, largest: number) => ({
  height: `${(Math.max(0, rupees) / largest) * 100}%`,
});

/** Billed against received by month: bars, with the same figures in a table below them. */
export function MoneyChart({ months }: MoneyChartProps) {
  const t = useWords(moneyChartWords);
  if (months.every(({ billed, received, tds }) => billed === 0 && received === 0 && tds === 0))
    return <EmptyState scene="accountBook" title={t('nothingBilled')} />;
  const largest = Math.max(1, ...months.flatMap(({ billed, received, tds }) => [billed, received + tds]));
  return (
    <figure>
      <div
        aria-hidden="true"
        className="mt-4 grid h-40 grid-flow-col auto-cols-fr items-end gap-1 border-line-strong border-b sm:h-56 sm:gap-2"
      >
        {months.map(({ month, billed, received, tds }) => (
          <div key={month} className="flex h-full items-end justify-center gap-px">
            <i
              className={`block w-1/2 max-w-6 border-ink ${billed > 0 ? 'border-2 border-b-0' : ''}`}
              style={heightOf(billed, largest)}
            />
            <span className="flex h-full w-1/2 max-w-6 flex-col justify-end">
              <i className="block shrink-0 bg-accent" style={heightOf(tds, largest)} />
              <i className="block shrink-0 bg-ink" style={heightOf(received, largest)} />
            </span>
          </div>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="mt-1 grid grid-flow-col auto-cols-fr gap-1 text-center text-muted text-xs sm:gap-2"
      >
        {months.map(({ month }) => (
          <span key={month}>{nameOf(month).split(' ')[0]}</span>
        ))}
      </div>
      <figcaption className="mt-3 mb-4 flex flex-wrap gap-x-5 text-muted text-xs">
        {(
          [
            ['border-2 border-ink', t('billedLessCreditNotes')],
            ['bg-ink', t('receivedInBank')],
            ['bg-accent', t('tdsKeptByClients')],
          ] as const
        ).map(([look, label]) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <i aria-hidden="true" className={`block size-3 ${look}`} />
            {label}
          </span>
        ))}
      </figcaption>
      <table className="w-full text-xs tabular-nums sm:text-sm">
        <caption className="sr-only">{t('billedAndReceivedBy')}</caption>
        <thead>
          <tr className="border-line-strong border-b text-muted text-xs">
            <th scope="col" className="py-2 text-start">
              {t('month')}
            </th>
            {[t('billed'), t('received'), 'TDS'].map((head) => (
              <th key={head} scope="col" className="py-2 text-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map(({ month, billed, received, tds }) => (
            <tr key={month} className="border-line border-b">
              <th scope="row" className="py-2 text-start font-medium">
                {nameOf(month)}
              </th>
              <td className="text-end">{formatRupees(billed)}</td>
              <td className="text-end">{formatRupees(received)}</td>
              <td className="text-end">{formatRupees(tds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
