import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormState } from './useForm.ts';

export interface FormProps {
  /** What useForm returned. */
  form: Pick<FormState<object>, 'errors' | 'refused' | 'onSubmit' | 'formRef'>;
  children: ReactNode;
  /** Names the form for a screen reader. */
  label?: string | undefined;
  /** For a submit button that stands outside, such as a panel's footer. */
  id?: string | undefined;
  className?: string | undefined;
}

export function Form({ form, children, label, id, className = 'grid gap-5' }: FormProps) {
  return (
    <form
      ref={form.formRef}
      id={id}
      aria-label={label}
      noValidate
      onSubmit={form.onSubmit}
      className={className}
    >
      <ErrorSummary form={form} />
      {children}
    </form>
  );
}
