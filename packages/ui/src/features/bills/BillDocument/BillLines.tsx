import { creditNotePage } from '@prahari/contract/bill-documents';
import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { formatCount, formatDay, formatRupees } from '@prahari/domain/format';
import { productOf, toPaise } from '@prahari/domain/paise';
import type { ReactNode } from 'react';
import { Grid } from '../../../base/Grid/Grid.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { billWords } from '../bill-words.ts';

type Line = BillDocument['lines'][number];

/** A minus as wide as a figure. */
const rupees = (amount: number): string => formatRupees(amount).replace('-', '−');

const quantityOf = ({ quantity, unit }: Line): string => {
  const count = Number.isInteger(quantity) && quantity >= 0 ? formatCount(quantity) : `${quantity}`;
  return unit === '' ? '' : `${count} ${unit}`;
};

/** True for a price a piece. The rate of a month is not what each of its days costs. */
const isProduct = ({ quantity, rate, amount }: Line): boolean =>
  productOf(quantity, rate) === toPaise(amount);

const numbered = (lines: readonly Line[]) => lines.map((line, index) => ({ line, number: index + 1 }));

const figure = 'py-2 ps-3 text-end align-top tabular-nums whitespace-nowrap';
const wide = 'max-sm:hidden';

/** A line; on a phone its quantity, rate and code of service stand below its description. */
function LineRow({ line, number, serviceCode }: { line: Line; number: number; serviceCode: string }) {
  const t = useWords(billWords);
  const price = { quantity: quantityOf(line), rate: rupees(line.rate) };
  return (
    <tr className="border-line border-b">
      <td className={`py-2 pe-3 align-top tabular-nums ${wide}`}>{number}</td>
      <td className="py-2 align-top">
        {line.description}
        <span className="block text-muted sm:hidden">
          {[line.unit && t(isProduct(line) ? 'timesRate' : 'atRate', price), `SAC ${serviceCode}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </td>
      <td className={`py-2 ps-3 align-top tabular-nums whitespace-nowrap ${wide}`}>{serviceCode}</td>
      <td className={`${figure} ${wide}`}>{quantityOf(line)}</td>
      <td className={`${figure} ${wide}`}>{rupees(line.rate)}</td>
      <td className={figure}>{rupees(line.amount)}</td>
    </tr>
  );
}

interface SumProps {
  label: ReactNode;
  amount: number;
  isTotal?: boolean;
}

const Sum = ({ label, amount, isTotal }: SumProps) => (
  <div
    className={
      isTotal ? 'flex justify-between gap-4 font-semibold text-md' : 'flex justify-between gap-4 text-muted'
    }
  >
    <dt>{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{rupees(amount)}</dd>
  </div>
);

/** A payment, or a credit note as a link to its page. */
function Settled({ label, reference, day, noteId }: BillDocument['settled'][number]) {
  const say = useTexts();
  const names = useDateNames();
  const text = [say(label), reference, formatDay(day, names)].filter(Boolean).join(', ');
  if (!noteId) return text;
  return (
    <a href={creditNotePage(noteId)} className="touch:py-3 underline underline-offset-4">
      {text}
    </a>
  );
}

/** The lines of a bill with its sums, what is settled, and what is still to pay. */
export function BillLines({ document }: { document: BillDocument }) {
  const t = useWords(billWords);
  const say = useTexts();
  const { lines, serviceCode, sums, total, words, settled, owed } = document;
  return (
    <>
      <table className="w-full border-collapse border-ink border-t">
        <thead>
          <tr className="border-ink border-b text-start text-xs">
            <th scope="col" className={`py-2 pe-3 text-start ${wide}`}>
              #
            </th>
            <th scope="col" className="py-2 text-start">
              {t('service')}
            </th>
            <th scope="col" className={`py-2 ps-3 text-start ${wide}`}>
              SAC
            </th>
            <th scope="col" className={`${figure} ${wide}`}>
              {t('quantity')}
            </th>
            <th scope="col" className={`${figure} ${wide}`}>
              {t('rate')}
            </th>
            <th scope="col" className={figure}>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {numbered(lines).map(({ number, line }) => (
            <LineRow key={number} line={line} number={number} serviceCode={serviceCode} />
          ))}
        </tbody>
      </table>
      <Grid as="section" columns={{ sm: 2 }} gap={6}>
        <div>
          <h2 className="mb-1 font-semibold text-muted text-xs">{t('totalInWords')}</h2>
          <p lang="en-IN" className="font-semibold">
            {words}
          </p>
        </div>
        <dl className="grid content-start gap-1">
          {sums.map(({ label, amount }) => (
            <Sum key={label} label={say(label)} amount={amount} />
          ))}
          <Sum label={t('total')} amount={total} isTotal />
          {settled.map((one) => (
            <Sum
              key={`${one.day} ${one.label} ${one.reference} ${one.amount}`}
              label={<Settled {...one} />}
              amount={-one.amount}
            />
          ))}
          {settled.length > 0 && owed !== undefined && <Sum label={t('stillToPay')} amount={owed} isTotal />}
        </dl>
      </Grid>
    </>
  );
}
