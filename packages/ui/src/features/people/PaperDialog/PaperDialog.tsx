import { fieldErrors } from '@prahari/contract/check';
import { type PaperKind, paperKindLabels } from '@prahari/contract/documents';
import { addPaperBody, type Paper, updatePaperBody } from '@prahari/contract/documents.schemas';
import { formatDay } from '@prahari/domain/format';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';

export interface PaperValues {
  kind: PaperKind;
  number: string;
  expiresOn: string;
}

export interface PaperDialogProps {
  /** The guard who has the paper. */
  guardId: string;
  /** The paper to change; without one the dialog adds one of `kinds`. */
  paper?: Paper | undefined;
  /** Kinds the guard has no paper of. */
  kinds: readonly PaperKind[];
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<PaperValues> | undefined;
  /** Sends a valid form. On failure the dialog stays open with its values. */
  submit: (values: PaperValues) => Promise<SubmitResult>;
  /** Deletes the paper; it was confirmed. */
  onDelete: () => void;
  /** Cancel, the close button, or the paper was saved. */
  onClose: () => void;
}

/** Adds a paper of a guard, or changes or deletes one. */
export function PaperDialog({ guardId, paper, kinds, draft, submit, onDelete, onClose }: PaperDialogProps) {
  const [asksToDelete, setAsksToDelete] = useState(false);
  const title = paper ? paperKindLabels[paper.kind] : 'Add paper';
  const form = useForm<PaperValues>({
    initial: paper ?? { kind: kinds[0] ?? 'policeVerification', number: '', expiresOn: '' },
    draft,
    validate: (values) =>
      paper
        ? fieldErrors(updatePaperBody, { ...values, paperId: paper._id })
        : fieldErrors(addPaperBody, { ...values, guardId }),
    submit: ({ kind, number, expiresOn }) =>
      onSuccess(submit({ kind, number: number.trim(), expiresOn }), onClose),
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
    <FormDialog
      title={title}
      form={form}
      submitLabel={paper ? 'Save' : 'Add paper'}
      onClose={onClose}
      actions={
        paper && (
          <Button variant="plain" onPress={() => setAsksToDelete(true)}>
            Delete
          </Button>
        )
      }
    >
      {!paper && (
        <SelectField
          label="Paper"
          required
          options={kinds.map((value) => ({ value, label: paperKindLabels[value] }))}
          {...form.field('kind')}
        />
      )}
      <TextField label="Number" required autoComplete="off" {...form.field('number')} />
      <DateField
        label="Expiry"
        required
        hint="The last day it is valid"
        {...bindDateField(form, 'expiresOn')}
      />
    </FormDialog>
  );
}
