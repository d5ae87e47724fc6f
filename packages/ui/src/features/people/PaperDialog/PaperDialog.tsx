import {
  addPaperBody,
  fieldErrors,
  formatDay,
  type Paper,
  type PaperKind,
  paperKindLabels,
  updatePaperBody,
} from '@prahari/contract';
import { useId, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';

export interface PaperValues {
  kind: PaperKind;
  number: string;
  expiresOn: string;
}

export interface PaperDialogProps {
  /** Whose paper it is. */
  guardId: string;
  /** The paper to change; without one the dialog adds one of `kinds`. */
  paper?: Paper | undefined;
  /** Kinds the guard has no paper of. */
  kinds: readonly PaperKind[];
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (values: PaperValues) => Promise<SubmitResult>;
  /** Deletes the paper; it was confirmed. */
  onDelete: () => void;
  /** Cancel, the close button, or the paper was kept. */
  onClose: () => void;
}

/** Adds a paper of a guard, or changes or deletes one. */
export function PaperDialog({ guardId, paper, kinds, submit, onDelete, onClose }: PaperDialogProps) {
  const formId = useId();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const title = paper ? paperKindLabels[paper.kind] : 'Add paper';
  const form = useForm<PaperValues>({
    initial: paper ?? { kind: kinds[0] ?? 'policeVerification', number: '', expiresOn: '' },
    validate: (values) =>
      paper
        ? fieldErrors(updatePaperBody, { ...values, paperId: paper._id })
        : fieldErrors(addPaperBody, { ...values, guardId }),
    submit: async ({ kind, number, expiresOn }) => {
      const result = await submit({ kind, number: number.trim(), expiresOn });
      if (result.ok) onClose();
      return result;
    },
  });
  if (paper && asksToDelete)
    return (
      <ConfirmDialog
        isOpen
        message="Are you sure you want to delete this paper?"
        detail={`${title}, ${paper.number}, valid until ${formatDay(paper.expiresOn)}. It cannot be brought back; the activity keeps that it was there.`}
        confirmLabel="Delete"
        tone="danger"
        onConfirm={onDelete}
        onCancel={() => setAsksToDelete(false)}
      />
    );
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          {paper && (
            <Button variant="plain" onPress={() => setAsksToDelete(true)}>
              Delete
            </Button>
          )}
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={form.pending}>
            {paper ? 'Save' : 'Add paper'}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label={title}>
        {!paper && (
          <SelectField
            label="Paper"
            required
            options={kinds.map((value) => ({ value, label: paperKindLabels[value] }))}
            {...form.field('kind')}
          />
        )}
        <TextField label="Number" required autoComplete="off" {...form.field('number')} />
        <DateField label="Expiry" required hint="The last day it is valid" {...form.field('expiresOn')} />
      </Form>
    </Dialog>
  );
}
