import type { Gstr1Format } from '@prahari/contract/exports';
import { formatMonth } from '@prahari/domain/format';
import { daysOfMonth } from '@prahari/domain/muster';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { DateRangeField } from '../../../base/DateRangeField/DateRangeField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { accountantFilesWords } from './accountant-files-words.ts';
import { FilePart } from './FilePart.tsx';

interface Chosen {
  month: string;
  /** Empty where the company has one. */
  gstin: string;
}

export interface AccountantFilesProps {
  /** The newest first; the first is chosen. */
  months: readonly string[];
  /** The company's own. */
  gstins: readonly string[];
  /** A file is being made. */
  pending: boolean;
  onTally: (days: { from: string; to: string }) => void;
  onGstr1: (chosen: Chosen, format: Gstr1Format) => void;
  onEInvoices: (chosen: Chosen) => void;
}

/** Files of a month for the accountant: Tally, the return GSTR-1, the e-invoice portal. */
export function AccountantFiles({
  months,
  gstins,
  pending,
  onTally,
  onGstr1,
  onEInvoices,
}: AccountantFilesProps) {
  const t = useWords(accountantFilesWords);
  const [month, setMonth] = useState(months[0] ?? '');
  const [gstin, setGstin] = useState(gstins.length > 1 ? (gstins[0] ?? '') : '');
  const [days, setDays] = useState(() => daysOfMonth(month));
  const chooseMonth = (next: string) => {
    setMonth(next);
    setDays(daysOfMonth(next));
  };
  const chosen = { month, gstin };
  return (
    <div className="grid gap-6 pt-4">
      <div className="grid gap-4 sm:max-w-[40rem] sm:grid-cols-2">
        <SelectField
          name="month"
          label={t('month')}
          value={month}
          onChange={chooseMonth}
          options={months.map((value) => ({ value, label: formatMonth(value) }))}
        />
        {gstins.length > 1 && (
          <SelectField
            name="gstin"
            label="GSTIN"
            value={gstin}
            onChange={setGstin}
            options={gstins.map((value) => ({ value, label: value }))}
          />
        )}
      </div>
      <FilePart title={t('tally')} text={t('billsCreditNotesAnd')}>
        <DateRangeField
          name="period"
          label={t('period')}
          className="w-full sm:max-w-[24rem]"
          value={{ from: days.first, to: days.last }}
          onChange={({ from, to }) => setDays({ first: from, last: to })}
        />
        <Button pending={pending} onPress={() => onTally({ from: days.first, to: days.last })}>
          {t('saveForTally')}
        </Button>
      </FilePart>
      {gstins.length === 0 ? (
        <p className="text-muted">{t('gstr1AndE')}</p>
      ) : (
        <>
          <FilePart title={t('gstr1')} text={t('returnOfMonthFor')}>
            <Button pending={pending} onPress={() => onGstr1(chosen, 'json')}>
              {t('saveForPortal')}
            </Button>
            <Button pending={pending} onPress={() => onGstr1(chosen, 'xlsx')}>
              {t('saveAsExcel')}
            </Button>
          </FilePart>
          <FilePart title={t('eInvoices')} text={t('billsAndCreditNotes')}>
            <Button pending={pending} onPress={() => onEInvoices(chosen)}>
              {t('saveEInvoices')}
            </Button>
          </FilePart>
        </>
      )}
    </div>
  );
}
