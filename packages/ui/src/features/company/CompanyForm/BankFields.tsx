import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import type { CompanyFieldsProps } from './company-fields.ts';
import { FormPart } from './FormPart.tsx';

export const BankFields = ({ field }: CompanyFieldsProps) => (
  <FormPart
    title="Bank and UPI"
    lead="Where clients pay. A bill above the UPI limit has no QR code, only the bank account. A change asks for your password if you logged in a while ago."
  >
    <TextField
      label="Account name"
      autoComplete="off"
      className="sm:col-span-2"
      {...field('bank.accountName')}
    />
    <TextField
      label="Account number"
      inputMode="numeric"
      autoComplete="off"
      {...field('bank.accountNumber')}
    />
    <TextField label="IFSC" autoComplete="off" hint="Like HDFC0000123" {...field('bank.ifsc')} />
    <TextField label="UPI address" autoComplete="off" hint="Like prahari@hdfcbank" {...field('upi.vpa')} />
    <MoneyField label="UPI limit" hint="Of one payment; most banks take ₹1,00,000" {...field('upi.limit')} />
  </FormPart>
);
