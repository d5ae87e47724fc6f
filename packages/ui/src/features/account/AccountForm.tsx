import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Form, type FormProps } from '../../base/Form/Form.tsx';

export interface AccountFormProps {
  /** What useForm returned. */
  form: FormProps['form'] & { pending: boolean };
  /** Names the form for a screen reader. */
  label: string;
  /** Fields. */
  children: ReactNode;
  /** The verb on the button that sends it. */
  submit: string;
  /** `danger` for what takes something away; the button turns red. */
  tone?: 'danger';
  onCancel: () => void;
}

/** A change of how one logs in: its fields, and below them the step back and the one that goes on. */
export const AccountForm = ({ form, label, children, submit, tone, onCancel }: AccountFormProps) => (
  <Form form={form} label={label}>
    {children}
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="plain" onPress={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant={tone ?? 'primary'} pending={form.pending}>
        {submit}
      </Button>
    </div>
  </Form>
);
