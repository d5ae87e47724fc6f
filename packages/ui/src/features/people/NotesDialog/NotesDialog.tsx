import { fieldErrors } from '@prahari/contract/check';
import { setClientNotesBody } from '@prahari/contract/clients.schemas';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { notesDialogWords } from './notes-dialog-words.ts';

export interface NotesDialogProps {
  /** Whom the notes are about. */
  clientId: string;
  /** The stored notes. */
  notes: string;
  /** Keeps unsent notes while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<{ notes: string }> | undefined;
  /** Sends the notes. On failure the dialog stays open with them. */
  submit: (notes: string) => Promise<SubmitResult>;
  /** Cancel, the close button, or the notes were saved. */
  onClose: () => void;
}

/** The office's notes about a client. */
export function NotesDialog({ clientId, notes, draft, submit, onClose }: NotesDialogProps) {
  const t = useWords(notesDialogWords);
  const form = useForm<{ notes: string }>({
    initial: { notes },
    draft,
    validate: (values) => fieldErrors(setClientNotesBody, { clientId, ...values }),
    submit: (values) => submit(values.notes.trim()),
    onSent: onClose,
  });
  return (
    <FormDialog title={t('notes')} form={form} submitLabel={t('save')} onClose={onClose}>
      <TextArea label={t('notes')} rows={6} hint={t('onlyOfficeSeesThem')} {...form.field('notes')} />
    </FormDialog>
  );
}
