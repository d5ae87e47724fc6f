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
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { paperDialogWords } from './paper-dialog-words.ts';

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
  const t = useWords(paperDialogWords);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const title = paper ? paperKindLabels[paper.kind] : t('addPaper');
  const form = useForm<PaperValues>({
    initial: paper ?? { kind: kinds[0] ?? 'policeVerification', number: '', expiresOn: '' },
    draft,
    validate: (values) =>
      paper
        ? fieldErrors(updatePaperBody, { ...values, paperId: paper._id })
        : fieldErrors(addPaperBody, { ...values, guardId }),
    submit: ({ kind, number, expiresOn }) => submit({ kind, number: number.trim(), expiresOn }),
    onSent: onClose,
  });
  if (paper && asksToDelete)
    return (
      <ConfirmDialog
        isOpen
        message={t('areYouSureYou')}
        detail={t('validUntilItCannot', { title, number: paper.number, day: formatDay(paper.expiresOn) })}
        confirmLabel={t('delete')}
        tone="danger"
        onConfirm={onDelete}
        onCancel={() => setAsksToDelete(false)}
      />
    );
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={paper ? t('save') : t('addPaper')}
      onClose={onClose}
      actions={
        paper && (
          <Button variant="plain" onPress={() => setAsksToDelete(true)}>
            {t('delete')}
          </Button>
        )
      }
    >
      {!paper && (
        <SelectField
          label={t('paper')}
          required
          options={kinds.map((value) => ({ value, label: paperKindLabels[value] }))}
          {...form.field('kind')}
        />
      )}
      <TextField label={t('number')} required autoComplete="off" {...form.field('number')} />
      <DateField label={t('expiry')} required hint={t('lastDayItIs')} {...bindDateField(form, 'expiresOn')} />
    </FormDialog>
  );
}
