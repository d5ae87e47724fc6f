import type { AddPaymentBody, MatchedPayment } from '@prahari/contract/payments.schemas';
import { formatDay, formatRupees } from '@prahari/domain/format';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { bankLinesWords, type SayBankLines } from './bank-lines-words.ts';

export interface BankLinesProps {
  /** The lines with their guesses. */
  lines: readonly MatchedPayment[];
  /** Records the payments of the chosen lines and returns those that were refused, by their order. */
  submit: (bodies: readonly AddPaymentBody[]) => Promise<readonly { index: number; message: string }[]>;
}

type Guessed = MatchedPayment & { guess: NonNullable<MatchedPayment['guess']> };

const bodyOf = ({ day, text, amount, guess }: Guessed): AddPaymentBody => ({
  clientId: guess.client._id,
  day,
  mode: 'other',
  reference: text.slice(0, 100),
  bankAmount: amount,
  tds: guess.tds,
  gstTds: guess.gstTds,
  allocations: guess.allocations.map(({ billId, amount: part }) => ({ billId, amount: part })),
  isUnique: true,
});

const hasGuess = (line: MatchedPayment): line is Guessed => line.guess !== undefined && !line.isRecorded;

/** A guess in a sentence. */
function guessText({ guess }: Guessed, t: SayBankLines): string {
  const numbers = guess.allocations.map(({ billNumber }) => billNumber).join(', ');
  const kept =
    guess.tds + guess.gstTds > 0 ? t('tdsRupees', { rupees: formatRupees(guess.tds + guess.gstTds) }) : '';
  return `${guess.client.name}: ${numbers || t('onAccount')}${kept}`;
}

/** Lines of a bank statement: each guess is shown, and none counts before it is recorded. */
export function BankLines({ lines, submit }: BankLinesProps) {
  const t = useWords(bankLinesWords);
  const guessed = lines.map((line, index) => ({ line, index })).filter(({ line }) => hasGuess(line));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(guessed.map(({ index }) => index)));
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const [isPending, setPending] = useState(false);
  const open = guessed.filter(({ index }) => chosen.has(index) && !done.has(index));
  const record = async () => {
    setPending(true);
    const refused = await submit(open.map(({ line }) => bodyOf(line as Guessed)));
    const indexOf = (at: number) => open[at]?.index ?? -1;
    setRefusals(new Map(refused.map(({ index, message }) => [indexOf(index), message])));
    const failed = new Set(refused.map(({ index }) => indexOf(index)));
    setDone(new Set([...done, ...open.map(({ index }) => index).filter((index) => !failed.has(index))]));
    setPending(false);
  };
  const choose = (index: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(index);
    else next.delete(index);
    setChosen(next);
  };
  return (
    <section aria-label={t('linesOfStatement')}>
      <ul className="border-line border-t">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a bank may be equal
          <li key={index} className="border-line border-b py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 text-sm wrap-anywhere">{`${formatDay(line.day)}: ${line.text}`}</span>
              <span className="font-semibold tabular-nums">{formatRupees(line.amount)}</span>
            </p>
            {hasGuess(line) && !done.has(index) ? (
              <Checkbox
                name={`line ${index}`}
                label={guessText(line, t)}
                hint={line.guess.because}
                error={refusals.get(index)}
                checked={chosen.has(index)}
                onChange={(isChosen) => choose(index, isChosen)}
              />
            ) : (
              <p className="text-muted text-sm">
                {done.has(index) || line.isRecorded ? t('recordedAlready') : t('noGuessRecordIt')}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-end">
        <Button
          variant="primary"
          pending={isPending}
          disabled={open.length === 0}
          onPress={() => void record()}
        >
          {t('recordPaymentsCount', { count: open.length })}
        </Button>
      </p>
    </section>
  );
}
