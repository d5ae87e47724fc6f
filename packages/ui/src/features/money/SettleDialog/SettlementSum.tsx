import { formatRupees } from '@prahari/domain/format';
import { toRupees } from '@prahari/domain/paise';
import { Box } from '../../../base/Box/Box.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { type SettleDraft, settledOf } from '../settle-draft.ts';

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
  const settled = settledOf(draft);
  return (
    <Box aria-live="polite" ground="sunken" className="sm:col-span-2">
      <dl className="grid gap-1">
        <Line label="Bank" amount={draft.bankAmount} />
        <Line label="+ TDS kept by the client" amount={draft.tds} />
        <Line label="+ GST-TDS" amount={draft.gstTds} />
        <Line label="+ Other" amount={draft.otherAmount} />
        <div className="flex justify-between gap-4 border-line-strong border-t pt-1 font-semibold">
          <dt>= Settled</dt>
          <dd className="tabular-nums">{formatRupees(toRupees(settled))}</dd>
        </div>
      </dl>
      {settled > allocated && (
        <p className="mt-1 text-muted text-xs">
          {`${formatRupees(toRupees(settled - allocated))} stays on account.`}
        </p>
      )}
    </Box>
  );
}
