import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { rowsIn, withoutRow, withRow } from '../company-draft.ts';
import type { CompanyFieldsProps } from './company-fields.ts';
import { companyFormWords } from './company-form-words.ts';
import { FormPart } from './FormPart.tsx';

function HolidayRow({
  form,
  field,
  index,
  onRemove,
}: CompanyFieldsProps & { index: number; onRemove: () => void }) {
  const t = useWords(companyFormWords);
  return (
    <fieldset
      aria-label={t('holidayNumber', { number: index + 1 })}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto]"
    >
      <DateField label={t('day')} required {...bindDateField({ ...form, field }, `holidays.${index}.day`)} />
      <TextField
        label={t('name')}
        required
        autoComplete="off"
        className="max-sm:row-start-2"
        {...field(`holidays.${index}.name`)}
      />
      <Button
        variant="plain"
        className="mt-6 touch:min-h-target max-sm:row-start-2"
        aria-label={t('removeHoliday', { number: index + 1 })}
        onPress={onRemove}
      >
        {t('remove')}
      </Button>
    </fieldset>
  );
}

export function HolidayFields({ form, field }: CompanyFieldsProps) {
  const t = useWords(companyFormWords);
  // Date fields keep what is half typed, so a removal draws the rows that move up anew.
  const [removals, setRemovals] = useState(0);
  const remove = (index: number) => {
    form.set(withoutRow(form.values, 'holidays', index));
    setRemovals(removals + 1);
  };
  return (
    <FormPart title={t('holidays')} lead={t('daysWithPriceOf')}>
      <div className="grid gap-4 sm:col-span-2">
        {rowsIn(form.values, 'holidays').map((index) => (
          <HolidayRow
            key={`${removals} ${index}`}
            form={form}
            field={field}
            index={index}
            onRemove={() => remove(index)}
          />
        ))}
        <div>
          <Button onPress={() => form.set(withRow(form.values, 'holidays'))}>{t('addHoliday')}</Button>
        </div>
      </div>
    </FormPart>
  );
}
