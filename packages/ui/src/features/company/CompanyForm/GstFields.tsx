import { isGstin, panOfGstin, stateCodeOfGstin } from '@prahari/domain/gstin';
import { stateOfCode } from '@prahari/domain/states';
import { Button } from '../../../base/Button/Button.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { withoutRow, withRow } from '../company-draft.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { FormPart } from './FormPart.tsx';

/** Says what a GSTIN contains, as soon as it is right: `Maharashtra, PAN AAPFU0939F`. */
function contentOf(typed: string): string {
  const gstin = typed.replace(/\s/g, '').toUpperCase();
  if (!isGstin(gstin)) return 'Like 27AAPFU0939F1ZV';
  return `${stateOfCode(stateCodeOfGstin(gstin))?.name}, PAN ${panOfGstin(gstin)}`;
}

function GstinRow({ form, field, index }: CompanyFieldsProps & { index: number }) {
  const count = form.values['gstins.count'];
  const gstin = field(`gstins.${index}.gstin`);
  return (
    <fieldset
      aria-label={`GSTIN ${index + 1}`}
      className="grid gap-x-4 gap-y-4 border-line not-first:border-t not-first:pt-5 sm:col-span-2 sm:grid-cols-2"
    >
      <div className="grid content-start gap-2">
        <TextField label="GSTIN" required autoComplete="off" hint={contentOf(gstin.value)} {...gstin} />
        <div className="flex flex-wrap items-center gap-x-4">
          {count > 1 && (
            <Checkbox
              label="Default"
              name={`gstins.${index}.isDefault`}
              checked={form.values['gstins.default'] === String(index)}
              onChange={() => form.set({ 'gstins.default': String(index) })}
            />
          )}
          <Button
            size="small"
            variant="plain"
            className="-ms-2 touch:min-h-target"
            aria-label={`Remove GSTIN ${index + 1}`}
            onPress={() => form.set(withoutRow(form.values, 'gstins', index))}
          >
            Remove
          </Button>
        </div>
      </div>
      <TextArea
        label="Registered address"
        hint="As on the certificate"
        {...field(`gstins.${index}.address`)}
      />
    </fieldset>
  );
}

export const GstFields = ({ form, field }: CompanyFieldsProps) => (
  <FormPart
    title="GST"
    lead="One registration for each State that you supply from. The default is used where a post’s State has none. Without a GSTIN your documents are called Bill."
  >
    {Array.from({ length: form.values['gstins.count'] }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row are named by its index
      <GstinRow key={index} form={form} field={field} index={index} />
    ))}
    <div className="sm:col-span-2">
      <Button onPress={() => form.set(withRow(form.values, 'gstins'))}>Add a GSTIN</Button>
    </div>
  </FormPart>
);
