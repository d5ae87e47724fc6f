import {
  type ClientRecord,
  type CorrectClientBody,
  serviceTypeLabels,
  serviceTypes,
} from '@prahari/contract';
import { useId } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { type ClientDraft, clientErrors, draftOfClient, toClientBody } from '../client-draft.ts';

export interface CorrectClientDialogProps {
  /** The client to correct. */
  record: ClientRecord;
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<ClientDraft> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (client: CorrectClientBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the client was kept. */
  onClose: () => void;
}

/** The office corrects what it knows of a client. */
export function CorrectClientDialog({ record, draft, submit, onClose }: CorrectClientDialogProps) {
  const formId = useId();
  const { _id } = record.client;
  const form = useForm<ClientDraft>({
    initial: draftOfClient(record),
    draft,
    validate: (values) => clientErrors(_id, values),
    submit: async (values) => {
      const result = await submit(toClientBody(_id, values));
      if (result.ok) onClose();
      return result;
    },
  });
  const hasLogin = record.login.state === 'active';
  return (
    <Dialog
      title="Correct details"
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
            Save
          </Button>
        </>
      }
    >
      <Form
        form={form}
        id={formId}
        label="Correct details"
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>[role=alert]]:col-span-2"
      >
        <TextField label="Client" required autoComplete="off" {...form.field('name')} />
        <TextField label="Contact person" autoComplete="off" {...form.field('contactName')} />
        <TextField label="Phone" type="tel" required autoComplete="off" {...form.field('phone')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          readOnly={hasLogin}
          hint={hasLogin ? 'The client logs in with it' : 'For the login'}
          {...form.field('email')}
        />
        <SelectField
          label="Service type"
          required
          options={serviceTypes.map((value) => ({ value, label: serviceTypeLabels[value] }))}
          {...form.field('serviceType')}
        />
        <TextField label="Location" required autoComplete="off" {...form.field('location')} />
      </Form>
    </Dialog>
  );
}
