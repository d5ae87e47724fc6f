import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ledgerNames } from '../company-draft.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { companyFormWords, type SayCompanyForm } from './company-form-words.ts';
import { FormPart } from './FormPart.tsx';

const LABELS = (t: SayCompanyForm): Record<(typeof ledgerNames)[number], string> => ({
  sales: t('sales'),
  cgst: 'CGST',
  sgst: t('sgstOrUtgst'),
  igst: 'IGST',
  roundOff: t('roundOff'),
  bank: t('bank'),
  tdsReceivable: 'TDS receivable',
  gstTdsReceivable: 'GST-TDS receivable',
});

export const LedgerFields = ({ field }: CompanyFieldsProps) => {
  const t = useWords(companyFormWords);
  return (
    <FormPart title={t('ledgerNames')} lead={t('asTheyAreIn')}>
      {ledgerNames.map((name) => (
        <TextField
          key={name}
          label={LABELS(t)[name]}
          required
          autoComplete="off"
          {...field(`ledgers.${name}`)}
        />
      ))}
    </FormPart>
  );
};
