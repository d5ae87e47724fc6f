import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { RadioGroup } from '../../../base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { companyFormWords } from './company-form-words.ts';
import { FormPart } from './FormPart.tsx';

export const LegalFields = ({ field }: CompanyFieldsProps) => {
  const t = useWords(companyFormWords);
  return (
    <FormPart title={t('legal')} lead={t('nameAndAddressThat')}>
      <TextField
        label={t('legalName')}
        autoComplete="organization"
        className="sm:col-span-2"
        {...field('legalName')}
      />
      <TextArea
        label={t('address')}
        hint={t('withStateAndPin')}
        className="sm:col-span-2"
        {...field('address')}
      />
      <TextField label="PAN" autoComplete="off" hint={t('panExample')} {...field('pan')} />
      <TextField label={t('udyamNumber')} autoComplete="off" hint={t('ofMicroOrSmall')} {...field('udyam')} />
      <NumberField
        label={t('bankRateForInterest')}
        min={0}
        suffix="%"
        hint={t('ofReserveBankYear')}
        className="sm:col-span-2"
        {...field('msmeBankRate')}
      />
      <RadioGroup
        label={t('kindOfCompany')}
        className="sm:col-span-2"
        options={[
          { value: 'yes', label: t('bodyCorporate'), detail: t('privateLimitedOrLimited') },
          {
            value: 'no',
            label: t('notBodyCorporate'),
            detail: t('proprietorPartnershipOrHuf'),
          },
        ]}
        {...field('isBodyCorporate')}
      />
    </FormPart>
  );
};
