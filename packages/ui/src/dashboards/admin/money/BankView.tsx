import type { MatchedPayment } from '@prahari/contract/payments.schemas';
import { useState } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { FormBeside } from '../../../base/TabPage/FormBeside.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { BankFile } from '../../../features/money/BankFile/BankFile.tsx';
import { BankLines } from '../../../features/money/BankLines/BankLines.tsx';
import { BankSteps } from '../../../features/money/BankSteps/BankSteps.tsx';
import { readBankFile } from '../../../stores/money/bank-file.ts';
import { addPayments, matchLines } from '../../../stores/money/payments.ts';
import { moneyTabWords } from './money-tab-words.ts';

/** Reads the bank's file, shows what each line may pay, and records what is confirmed. */
export function BankView() {
  const t = useWords(moneyTabWords);
  const [lines, setLines] = useState<{ file: string; found: readonly MatchedPayment[] }>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    setProblem(undefined);
    const result = await readBankFile(file);
    if ('problem' in result) setProblem(result.problem);
    else {
      const found = await matchLines(result.lines);
      if (found) setLines({ file: `${file.name} ${Date.now()}`, found });
    }
    setReading(false);
  };
  return (
    <>
      <PageTitle lead={t('nothingCountsBeforeYou')}>{t('paymentsFromBanksFile')}</PageTitle>
      <FormBeside
        form={<BankFile isReading={isReading} problem={problem} onFile={(file) => void read(file)} />}
      >
        {!lines && <BankSteps />}
      </FormBeside>
      {lines && <BankLines key={lines.file} lines={lines.found} submit={addPayments} />}
    </>
  );
}
