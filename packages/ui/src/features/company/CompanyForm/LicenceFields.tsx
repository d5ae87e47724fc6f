import { states } from '@prahari/domain/states';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { companyFormWords } from './company-form-words.ts';
import { FormPart } from './FormPart.tsx';

const NAMES = states.filter(({ code }) => code < '90').map(({ name }) => name);

/** The names of States, and the one that is entered, which another program may have written otherwise. */
const stateOptions = (entered: string) =>
  [...new Set([entered, ...NAMES])].filter(Boolean).map((name) => ({ value: name, label: name }));

export const LicenceFields = ({ form, field }: CompanyFieldsProps) => {
  const t = useWords(companyFormWords);
  const state = field('psaraLicence.state');
  return (
    <FormPart title={t('licences')} lead={t('psaraLicenceAndCodes')}>
      <TextField label={t('psaraLicenceNumber')} autoComplete="off" {...field('psaraLicence.number')} />
      <SelectField
        label={t('licenceFor')}
        placeholder={t('chooseState')}
        options={stateOptions(state.value)}
        {...state}
      />
      <DateField label={t('licenceValidTo')} {...bindDateField({ ...form, field }, 'psaraLicence.validTo')} />
      <div className="max-sm:hidden" />
      <TextField label={t('epfCode')} autoComplete="off" {...field('epfCode')} />
      <TextField label={t('esiCode')} autoComplete="off" {...field('esiCode')} />
    </FormPart>
  );
};
