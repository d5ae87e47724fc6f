import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { companyFormWords } from './company-form-words.ts';
import { FormPart } from './FormPart.tsx';

export const BankFields = ({ field }: CompanyFieldsProps) => {
  const t = useWords(companyFormWords);
  return (
    <FormPart title={t('bankAndUpi')} lead={t('whereClientsPayBill')}>
      <TextField
        label={t('accountName')}
        autoComplete="off"
        className="sm:col-span-2"
        {...field('bank.accountName')}
      />
      <TextField
        label={t('accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        {...field('bank.accountNumber')}
      />
      <TextField label="IFSC" autoComplete="off" hint={t('ifscExample')} {...field('bank.ifsc')} />
      <TextField
        label={t('upiAddress')}
        autoComplete="off"
        hint={t('likePrahariHdfcbank')}
        {...field('upi.vpa')}
      />
      <MoneyField label={t('upiLimit')} hint={t('ofOnePaymentMost')} {...field('upi.limit')} />
    </FormPart>
  );
};
