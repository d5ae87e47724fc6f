import { isGstin, panOfGstin, stateCodeOfGstin } from '@prahari/domain/gstin';
import { stateOfCode } from '@prahari/domain/states';
import { Button } from '../../../base/Button/Button.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { rowsIn, withoutRow, withRow } from '../company-draft.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { companyFormWords, type SayCompanyForm } from './company-form-words.ts';
import { FormPart } from './FormPart.tsx';

/** Says what a GSTIN contains, as soon as it is right: `Maharashtra, PAN AAPFU0939F`. */
function contentOf(typed: string, t: SayCompanyForm): string {
  const gstin = typed.replace(/\s/g, '').toUpperCase();
  if (!isGstin(gstin)) return t('gstinExample');
  return `${stateOfCode(stateCodeOfGstin(gstin))?.name}, PAN ${panOfGstin(gstin)}`;
}

function GstinRow({ form, field, index }: CompanyFieldsProps & { index: number }) {
  const t = useWords(companyFormWords);
  const gstin = field(`gstins.${index}.gstin`);
  return (
    <fieldset
      aria-label={`GSTIN ${index + 1}`}
      className="grid gap-x-4 gap-y-4 border-line not-first:border-t not-first:pt-5 sm:col-span-2 sm:grid-cols-2"
    >
      <div className="grid content-start justify-items-start gap-1">
        <TextField
          label="GSTIN"
          required
          autoComplete="off"
          className="w-full"
          hint={contentOf(gstin.value, t)}
          {...gstin}
        />
        <Button
          size="small"
          variant="plain"
          className="-ms-2.5 touch:min-h-target"
          aria-label={t('removeGstin', { number: index + 1 })}
          onPress={() => form.set(withoutRow(form.values, 'gstins', index))}
        >
          {t('remove')}
        </Button>
      </div>
      <TextArea
        label={t('registeredAddress')}
        hint={t('asOnCertificate')}
        {...field(`gstins.${index}.address`)}
      />
    </fieldset>
  );
}

export function GstFields({ form, field }: CompanyFieldsProps) {
  const t = useWords(companyFormWords);
  const indexes = rowsIn(form.values, 'gstins');
  return (
    <FormPart title={t('gst')} lead={t('oneRegistrationForEach')}>
      {indexes.map((index) => (
        <GstinRow key={index} form={form} field={field} index={index} />
      ))}
      {indexes.length > 1 && (
        <SelectField
          label={t('defaultGstin')}
          hint={t('forPostsInState')}
          options={indexes.map((index) => ({
            value: `${index}`,
            label: form.values[`gstins.${index}.gstin`] || `GSTIN ${index + 1}`,
          }))}
          {...field('gstins.default')}
        />
      )}
      <div className="sm:col-span-2">
        <Button onPress={() => form.set(withRow(form.values, 'gstins'))}>{t('addGstin')}</Button>
      </div>
    </FormPart>
  );
}
