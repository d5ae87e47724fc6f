import { shiftLabels, shifts } from '@prahari/contract';
import { ComboBox, type ComboBoxProps } from '../../../base/ComboBox/ComboBox.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { SubmitButton } from '../../../base/Form/SubmitButton.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import {
  type AssignDraft,
  assignErrors,
  emptyAssignment,
  type NewAssignment,
  restoreDraft,
  toNewAssignment,
} from './assign-draft.ts';

type ChoiceProps = Pick<ComboBoxProps, 'options' | 'onSearch' | 'loading' | 'emptyText'>;

export interface AssignGuardFormProps {
  /** Only guards that are available. */
  guards: ChoiceProps;
  /** Clients without a guard. */
  clients: ChoiceProps;
  /** The client chosen before the form opened, from its row. */
  client?: NonNullable<ComboBoxProps['value']> | undefined;
  /** Keeps what was typed while the form is off the screen. */
  draft?: DraftStore<AssignDraft> | undefined;
  /** Called once the form is complete; it is emptied when that went well. */
  submit: (assignment: NewAssignment) => Promise<SubmitResult>;
}

const shiftOptions = shifts.map((shift) => ({ value: shift, label: shiftLabels[shift] }));
const pair = 'grid gap-5 sm:grid-cols-2';

/** Puts an available guard on a client's post for some days (SPEC section 2, Assign Guards form). */
export function AssignGuardForm({ guards, clients, client, draft, submit }: AssignGuardFormProps) {
  const form = useForm<AssignDraft>({
    initial: emptyAssignment(client ?? null),
    draft,
    restore: (kept) => restoreDraft(client ?? null, kept),
    validate: assignErrors,
    submit: async (draft) => {
      const result = await submit(toNewAssignment(draft));
      // Not resetOnSuccess: the client the form started with may have all its guards now.
      if (result.ok) form.set(emptyAssignment(null));
      return result;
    },
  });
  return (
    <Form form={form} label="Assign a guard" className="grid max-w-measure gap-5">
      <p className="text-muted text-sm">
        Only guards that are available and clients without a guard are offered.
      </p>
      <div className={pair}>
        <ComboBox label="Guard" required {...guards} {...form.field('guardId')} />
        <ComboBox label="Client" required {...clients} {...form.field('clientId')} />
      </div>
      <div className={pair}>
        <DateField label="Start date" required {...form.field('startDate')} />
        <DateField
          label="End date"
          required
          min={form.values.startDate || undefined}
          {...form.field('endDate')}
        />
      </div>
      <div className={pair}>
        <SelectField label="Shift" required options={shiftOptions} {...form.field('shift')} />
      </div>
      <fieldset className="grid gap-5">
        <legend className="pb-3 font-semibold text-sm">Location</legend>
        <TextField label="Street" required {...form.field('location.street')} />
        <div className="grid gap-5 sm:grid-cols-[1fr_1fr_9rem]">
          <TextField label="City" required {...form.field('location.city')} />
          <TextField label="State" required {...form.field('location.state')} />
          <TextField label="ZIP code" required {...form.field('location.zipCode')} />
        </div>
      </fieldset>
      <SubmitButton pending={form.pending}>Assign Guard</SubmitButton>
    </Form>
  );
}
