import { TextField } from '../../../base/TextField/TextField.tsx';
import { ledgerNames } from '../company-draft.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { FormPart } from './FormPart.tsx';

const LABELS: Record<(typeof ledgerNames)[number], string> = {
  sales: 'Sales',
  cgst: 'CGST',
  sgst: 'SGST or UTGST',
  igst: 'IGST',
  roundOff: 'Round off',
  bank: 'Bank',
  tdsReceivable: 'TDS receivable',
  gstTdsReceivable: 'GST-TDS receivable',
};

export const LedgerFields = ({ field }: CompanyFieldsProps) => (
  <FormPart
    title="Ledger names"
    lead="As they are in your accountant’s Tally, letter by letter. Try a first file in a test company."
  >
    {ledgerNames.map((name) => (
      <TextField key={name} label={LABELS[name]} required autoComplete="off" {...field(`ledgers.${name}`)} />
    ))}
  </FormPart>
);
