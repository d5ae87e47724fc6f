import { useWords } from '../../../base/words/useWords.ts';
import { bankStepsWords } from './bank-steps-words.ts';

const steps = [
  ['download', 'downloadText'],
  ['look', 'lookText'],
  ['record', 'recordText'],
] as const;

/** The way from a bank's file to payments, and the columns that are read. */
export function BankSteps() {
  const t = useWords(bankStepsWords);
  return (
    <section aria-labelledby="bank-steps" className="max-w-measure">
      <h2 id="bank-steps" className="text-lg">
        {t('fromFileToPayments')}
      </h2>
      <ol className="mt-3 border-line-strong border-t">
        {steps.map(([step, text], index) => (
          <li key={step} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-line border-b py-3">
            <span aria-hidden="true" className="font-semibold text-muted tabular-nums">
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{t(step)}</span>
              <span className="block text-muted text-sm">{t(text)}</span>
            </span>
          </li>
        ))}
      </ol>
      <h3 className="mt-6 font-semibold">{t('whatIsRead')}</h3>
      <p className="mt-1 text-muted text-sm">{t('whatIsReadText')}</p>
    </section>
  );
}
