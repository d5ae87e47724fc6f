import { useStore } from '@nanostores/react';
import { currentDay } from '@prahari/contract/clock';
import { companyMessages } from '@prahari/contract/company';
import { accountExportMessages } from '@prahari/contract/exports';
import type { RegisteredInvoice } from '@prahari/contract/exports.schemas';
import { addDays } from '@prahari/domain/days';
import { useEffect, useState } from 'react';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountantFiles } from '../../../features/money/AccountantFiles/AccountantFiles.tsx';
import { BankFile } from '../../../features/money/BankFile/BankFile.tsx';
import { PortalAnswers } from '../../../features/money/PortalAnswers/PortalAnswers.tsx';
import { company } from '../../../stores/company/company.ts';
import {
  $makingFile,
  registerAnswers,
  saveEInvoices,
  saveGstr1,
  saveTally,
} from '../../../stores/money/accountant.ts';
import { toast } from '../../../stores/toasts/toasts.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { moneyTabWords } from './money-tab-words.ts';

const MONTHS = 13;

/** The months before this one, and this one last: a month is sent once it is over. */
function monthsToSend(): string[] {
  const months: string[] = [];
  let day = currentDay();
  for (let count = 0; count < MONTHS; count += 1) {
    months.push(day.slice(0, 7));
    day = addDays(`${day.slice(0, 7)}-01`, -1);
  }
  const [current = '', ...past] = months;
  return [...past, current];
}

/** Reads the portal's answer and shows what became of each bill. */
function Answers() {
  const t = useWords(moneyTabWords);
  const [results, setResults] = useState<readonly RegisteredInvoice[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    setProblem(undefined);
    const read = await registerAnswers(file);
    setProblem(read.problem);
    if (read.results.length > 0) {
      setResults(read.results);
      toast.success(accountExportMessages.read(read.results.length));
    }
    setReading(false);
  };
  return (
    <>
      <BankFile
        label={t('answerOfEInvoice')}
        accept=".json,application/json"
        isReading={isReading}
        problem={problem}
        onFile={(file) => void read(file)}
      />
      {results.length > 0 && <PortalAnswers results={results} />}
    </>
  );
}

/** Files for the accountant, and the answers of the e-invoice portal. */
export function AccountantView() {
  const t = useWords(moneyTabWords);
  const loaded = useStore(company.$loaded, { ssr: 'initial' });
  const pending = useStore($makingFile, { ssr: 'initial' });
  useEffect(() => void company.load(), []);
  return (
    <>
      <PageTitle lead={t('everyFileSaysSame')}>{t('forAccountant')}</PageTitle>
      <LoadedView
        loaded={loaded}
        label={t('loadingCompany')}
        message={companyMessages.fetchFailed}
        onRetry={() => void company.load()}
      >
        {({ gstins }) => (
          <>
            <AccountantFiles
              months={monthsToSend()}
              gstins={gstins.map(({ gstin }) => gstin)}
              pending={pending}
              onTally={(days) => void saveTally(days)}
              onGstr1={(chosen, format) => void saveGstr1(chosen, format)}
              onEInvoices={(chosen) => void saveEInvoices(chosen)}
            />
            {gstins.length > 0 && <Answers />}
          </>
        )}
      </LoadedView>
    </>
  );
}
