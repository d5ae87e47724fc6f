import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';
import type { FormState } from '../Form/useForm.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { Dialog } from './Dialog.tsx';

export interface FormDialogProps {
  /** Heading of the dialog and name of the form. */
  title: string;
  /** The form state from useForm. */
  form: FormProps['form'] & Pick<FormState<object>, 'pending' | 'reset'>;
  /** The word on the submit button. */
  submitLabel: string;
  /** Close, Escape, a press outside, or Cancel, which resets the form first. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** A field was left; it bubbles up to the form. */
  onBlur?: FormProps['onBlur'];
  /** Buttons before Cancel. */
  actions?: ReactNode;
  /** For the surface: its width. */
  className?: string | undefined;
  /** Layout of the fields; by default they are stacked. */
  formClassName?: string | undefined;
}

/** An open Dialog with one form, whose footer has Cancel and the submit button. */
export function FormDialog({
  title,
  form,
  submitLabel,
  onClose,
  children,
  onBlur,
  actions,
  className,
  formClassName,
}: FormDialogProps) {
  const t = useWords(baseWords);
  const formId = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      className={className}
      footer={
        <>
          {actions}
          <Button
            variant="plain"
            onPress={() => {
              form.reset();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} pending={form.pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label={title} className={formClassName} onBlur={onBlur}>
        {children}
      </Form>
    </Dialog>
  );
}
