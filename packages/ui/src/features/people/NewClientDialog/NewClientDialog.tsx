import { type AddClientBody, shiftLabels, shifts } from '@prahari/contract';
import { useId } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { emptyClient, fieldOf, type NewClientDraft, newClientErrors, toNewClient } from '../client-draft.ts';

export interface NewClientDialogProps {
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<NewClientDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (client: AddClientBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the client was added. */
  onClose: () => void;
}

/** The office enters a client who calls, with the place to guard. */
export function NewClientDialog({ draft, submit, onClose }: NewClientDialogProps) {
  const formId = useId();
  const form = useForm<NewClientDraft>({
    initial: emptyClient,
    draft,
    validate: newClientErrors,
    submit: async (values) => {
      const result = await submit(toNewClient(values));
      if (result.ok) onClose();
      if (result.ok || !result.errors) return result;
      return { ok: false, errors: result.errors.map((one) => ({ ...one, path: fieldOf(one.path) })) };
    },
  });
  return (
    <Dialog
      title="New client"
      isOpen
      onClose={onClose}
      className="max-w-160"
      footer={
        <>
          <Button
            onPress={() => {
              form.reset();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} pending={form.pending}>
            Add client
          </Button>
        </>
      }
    >
      <Form
        form={form}
        id={formId}
        label="New client"
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>[role=alert]]:col-span-2"
      >
        <TextField label="Client" required autoComplete="off" {...form.field('name')} />
        <TextField label="Contact person" autoComplete="off" {...form.field('contactName')} />
        <TextField label="Phone" type="tel" required autoComplete="off" {...form.field('phone')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint="With one, an invitation is mailed"
          {...form.field('email')}
        />
        <TextField label="Street" required autoComplete="off" {...form.field('street')} />
        <TextField label="City" required autoComplete="off" {...form.field('city')} />
        <TextField label="State" required autoComplete="off" {...form.field('state')} />
        <TextField
          label="PIN code"
          required
          inputMode="numeric"
          autoComplete="off"
          {...form.field('zipCode')}
        />
        <SelectField
          label="Shift"
          required
          options={shifts.map((value) => ({ value, label: shiftLabels[value] }))}
          {...form.field('shift')}
        />
        <NumberField label="Number of guards" required min={1} {...form.field('asked')} />
        <DateField label="Start date" required {...form.field('startDate')} />
        <DateField label="End date" required {...form.field('endDate')} />
      </Form>
    </Dialog>
  );
}
