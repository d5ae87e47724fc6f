import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { RadioGroup } from '../../../base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import type { CompanyFieldsProps } from './company-fields.ts';
import { FormPart } from './FormPart.tsx';

export const LegalFields = ({ field }: CompanyFieldsProps) => (
  <FormPart title="Legal" lead="The name and address that stand on every bill.">
    <TextField
      label="Legal name"
      autoComplete="organization"
      className="sm:col-span-2"
      {...field('legalName')}
    />
    <TextArea
      label="Address"
      hint="With State and PIN code"
      className="sm:col-span-2"
      {...field('address')}
    />
    <TextField label="PAN" autoComplete="off" hint="Like AAPFU0939F" {...field('pan')} />
    <TextField
      label="Udyam number"
      autoComplete="off"
      hint="Of a micro or small enterprise, like UDYAM-MH-26-0012345"
      {...field('udyam')}
    />
    <NumberField
      label="Bank rate for interest"
      min={0}
      suffix="%"
      hint="Of the Reserve Bank, a year. Shows three times it as interest of a micro or small enterprise on late payments; 0 shows none."
      className="sm:col-span-2"
      {...field('msmeBankRate')}
    />
    <RadioGroup
      label="Kind of company"
      className="sm:col-span-2"
      options={[
        { value: 'yes', label: 'Body corporate', detail: 'A private limited or limited company' },
        {
          value: 'no',
          label: 'Not a body corporate',
          detail:
            'A proprietor, partnership or HUF: registered clients pay the GST themselves (reverse charge)',
        },
      ]}
      {...field('isBodyCorporate')}
    />
  </FormPart>
);
