import { states } from '@prahari/domain/states';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import type { CompanyFieldsProps } from './company-fields.ts';
import { FormPart } from './FormPart.tsx';

const NAMES = states.filter(({ code }) => code < '90').map(({ name }) => name);

/** The names of States, and the one that is entered, which another program may have written otherwise. */
const stateOptions = (entered: string) =>
  [...new Set([entered, ...NAMES])].filter(Boolean).map((name) => ({ value: name, label: name }));

export const LicenceFields = ({ form, field }: CompanyFieldsProps) => {
  const state = field('psaraLicence.state');
  return (
    <FormPart title="Licences" lead="The PSARA licence, and the codes under which you pay EPF and ESI.">
      <TextField label="PSARA licence number" autoComplete="off" {...field('psaraLicence.number')} />
      <SelectField
        label="Licence for"
        placeholder="Choose a State"
        options={stateOptions(state.value)}
        {...state}
      />
      <DateField label="Licence valid to" {...bindDateField({ ...form, field }, 'psaraLicence.validTo')} />
      <div className="max-sm:hidden" />
      <TextField label="EPF code" autoComplete="off" {...field('epfCode')} />
      <TextField label="ESI code" autoComplete="off" {...field('esiCode')} />
    </FormPart>
  );
};
