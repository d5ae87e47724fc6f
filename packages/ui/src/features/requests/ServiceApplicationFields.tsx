import { MIN_GUARDS } from '@prahari/contract/constants';
import { serviceTypeLabels, serviceTypes } from '@prahari/contract/requests';
import { DateField } from '../../base/DateField/DateField.tsx';
import { bindDateField } from '../../base/DateField/half-typed-date.ts';
import type { FormState } from '../../base/Form/useForm.ts';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import type { ServiceApplicationValues } from './service-application-values.ts';

const options = serviceTypes.map((value) => ({ value, label: serviceTypeLabels[value] }));

interface ServiceApplicationFieldsProps {
  form: FormState<ServiceApplicationValues>;
}

/** The fields of a request for guards, in a grid of two columns where there is room. */
export const ServiceApplicationFields = ({ form }: ServiceApplicationFieldsProps) => (
  <>
    <SelectField label="Service type" options={options} required {...form.field('serviceType')} />
    <NumberField label="Number of guards" min={MIN_GUARDS} required {...form.field('numberOfGuards')} />
    <div className="sm:col-span-2">
      <TextArea
        label="Location"
        rows={2}
        maxLength={500}
        hint="Full address where the guards are needed"
        required
        {...form.field('location')}
      />
    </div>
    <DateField label="Start date" required {...bindDateField(form, 'startDate')} />
    <DateField
      label="End date"
      min={form.values.startDate || undefined}
      required
      {...bindDateField(form, 'endDate')}
    />
    <div className="sm:col-span-2">
      <TextArea
        label="Additional details"
        rows={4}
        maxLength={5000}
        hint="Timings, gates, instructions for the guard (optional)"
        {...form.field('additionalDetails')}
      />
    </div>
  </>
);
