import { serviceTypeLabels, serviceTypes } from '@prahari/contract/applications';
import { MIN_GUARDS } from '@prahari/contract/constants';
import { DateField } from '../../base/DateField/DateField.tsx';
import { bindDateField } from '../../base/DateField/half-typed-date.ts';
import type { FormState } from '../../base/Form/useForm.ts';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { useTexts, useWords } from '../../base/words/useWords.ts';
import { requestWords } from './request-words.ts';
import type { ServiceApplicationValues } from './service-application-values.ts';

interface ServiceApplicationFieldsProps {
  form: FormState<ServiceApplicationValues>;
}

/** The fields of a request for guards, in a grid of two columns where there is room. */
export function ServiceApplicationFields({ form }: ServiceApplicationFieldsProps) {
  const t = useWords(requestWords);
  const say = useTexts();
  const options = serviceTypes.map((value) => ({ value, label: say(serviceTypeLabels[value]) }));
  return (
    <>
      <SelectField label={t('serviceType')} options={options} required {...form.field('serviceType')} />
      <NumberField label={t('numberOfGuards')} min={MIN_GUARDS} required {...form.field('numberOfGuards')} />
      <div className="sm:col-span-2">
        <TextArea
          label={t('location')}
          rows={2}
          maxLength={500}
          hint={t('locationHint')}
          required
          {...form.field('location')}
        />
      </div>
      <DateField label={t('startDate')} required {...bindDateField(form, 'startDate')} />
      <DateField
        label={t('endDate')}
        min={form.values.startDate || undefined}
        required
        {...bindDateField(form, 'endDate')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={t('additionalDetails')}
          rows={4}
          maxLength={5000}
          hint={t('additionalDetailsHint')}
          {...form.field('additionalDetails')}
        />
      </div>
    </>
  );
}
