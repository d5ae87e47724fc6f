import { formatRupees } from '@prahari/domain/format';
import { toRupees } from '@prahari/domain/paise';
import { Box } from '../../../base/Box/Box.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { type SettleDraft, settledOf } from '../settle-draft.ts';
import { settleDialogWords } from './settle-dialog-words.ts';

interface SettlementSumProps {
  draft: SettleDraft;
  /** Put to bills, in paise. */
  allocated: number;
}

const Line = ({ label, amount }: { label: string; amount: NumberOrText }) =>
  typeof amount === 'number' && amount !== 0 ? (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatRupees(amount)}</dd>
    </div>
  ) : null;

/** Adds up what a payment settles: bank, what was kept back, what was let go. */
export function SettlementSum({ draft, allocated }: SettlementSumProps) {
  const t = useWords(settleDialogWords);
  const settled = settledOf(draft);
  return (
    <Box aria-live="polite" ground="sunken" className="sm:col-span-2">
      <dl className="grid gap-1">
        <Line label={t('bank')} amount={draft.bankAmount} />
        <Line label={t('plusTdsKeptByClient')} amount={draft.tds} />
        <Line label={t('plusGstTds')} amount={draft.gstTds} />
        <Line label={t('other')} amount={draft.otherAmount} />
        <div className="flex justify-between gap-4 border-line-strong border-t pt-1 font-semibold">
          <dt>{t('settled')}</dt>
          <dd className="tabular-nums">{formatRupees(toRupees(settled))}</dd>
        </div>
      </dl>
      {settled > allocated && (
        <p className="mt-1 text-muted text-xs">
          {t('staysOnAccount', { rupees: formatRupees(toRupees(settled - allocated)) })}
        </p>
      )}
    </Box>
  );
}
