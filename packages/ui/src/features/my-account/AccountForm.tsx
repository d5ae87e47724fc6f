import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Form, type FormProps } from '../../base/Form/Form.tsx';
import { baseWords } from '../../base/words/base-words.ts';
import { useWords } from '../../base/words/useWords.ts';

export interface AccountFormProps {
  /** The result of useForm. */
  form: FormProps['form'] & { pending: boolean };
  /** Accessible name of the form. */
  label: string;
  /** Fields. */
  children: ReactNode;
  /** Label of the submit button. */
  submit: string;
  /** `danger` for destructive changes. */
  tone?: 'danger';
  onCancel: () => void;
}

/** A form in the account dialog with Cancel and a submit button. */
export function AccountForm({ form, label, children, submit, tone, onCancel }: AccountFormProps) {
  const t = useWords(baseWords);
  return (
    <Form form={form} label={label}>
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={tone ?? 'primary'} pending={form.pending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
