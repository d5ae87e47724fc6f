import {
  type BodyOf,
  clientApplicationBody,
  defaultServiceType,
  fieldErrors,
  MIN_GUARDS,
  type ServiceType,
  serviceTypeLabels,
  serviceTypes,
  type submitClientApplication,
} from '@prahari/contract';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { SubmitButton } from '../../../base/Form/SubmitButton.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';

export interface ServiceApplicationFormProps {
  /** Sends a valid form. On failure the values stay and errors are shown at their fields. */
  onSubmit: (body: BodyOf<typeof submitClientApplication>) => Promise<SubmitResult>;
  /** Keeps the values while the form is not mounted. */
  draft?: DraftStore<Values> | undefined;
}

interface Values {
  serviceType: ServiceType;
  location: string;
  startDate: string;
  endDate: string;
  numberOfGuards: NumberOrText;
  additionalDetails: string;
}

const empty: Values = {
  serviceType: defaultServiceType,
  location: '',
  startDate: '',
  endDate: '',
  numberOfGuards: MIN_GUARDS,
  additionalDetails: '',
};

const options = serviceTypes.map((value) => ({ value, label: serviceTypeLabels[value] }));

const toBody = (values: Values) => ({
  ...values,
  location: values.location.trim(),
  additionalDetails: values.additionalDetails.trim(),
});

/** A client's request for guards (SPEC section 5, client application). */
export function ServiceApplicationForm({ onSubmit, draft }: ServiceApplicationFormProps) {
  const form = useForm<Values>({
    initial: empty,
    draft,
    validate: (values) => fieldErrors(clientApplicationBody, toBody(values)),
    submit: async (values) => {
      const { numberOfGuards, ...rest } = toBody(values);
      return typeof numberOfGuards === 'number' ? onSubmit({ ...rest, numberOfGuards }) : { ok: false };
    },
    resetOnSuccess: true,
  });
  return (
    <Form form={form} label="Apply for Service" className="mt-5 grid max-w-measure gap-5 sm:grid-cols-2">
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
      <DateField label="Start date" required {...form.field('startDate')} />
      <DateField
        label="End date"
        min={form.values.startDate || undefined}
        required
        {...form.field('endDate')}
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
      <SubmitButton pending={form.pending}>Submit Application</SubmitButton>
    </Form>
  );
}
