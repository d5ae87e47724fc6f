import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { withoutRow, withRow } from '../company-draft.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { FormPart } from './FormPart.tsx';

export const HolidayFields = ({ form, field }: CompanyFieldsProps) => (
  <FormPart title="Holidays" lead="Days with a price of their own where a client’s rate has one.">
    <div className="grid gap-4 sm:col-span-2">
      {Array.from({ length: form.values['holidays.count'] }, (_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row are named by its index
          key={index}
          aria-label={`Holiday ${index + 1}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto]"
        >
          <DateField label="Day" required {...bindDateField({ ...form, field }, `holidays.${index}.day`)} />
          <TextField
            label="Name"
            required
            autoComplete="off"
            className="max-sm:row-start-2"
            {...field(`holidays.${index}.name`)}
          />
          <Button
            variant="plain"
            className="mt-6 touch:min-h-target max-sm:row-start-2"
            aria-label={`Remove holiday ${index + 1}`}
            onPress={() => form.set(withoutRow(form.values, 'holidays', index))}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <div>
        <Button onPress={() => form.set(withRow(form.values, 'holidays'))}>Add a holiday</Button>
      </div>
    </div>
  </FormPart>
);
