import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormState } from './useForm.ts';

export interface FormProps {
  /** What useForm returned. */
  form: Pick<FormState<object>, 'errors' | 'submitErrors' | 'onSubmit' | 'formRef'>;
  /** Fields, then the button that sends them. */
  children: ReactNode;
  /** Names the form for a screen reader. */
  label?: string | undefined;
  /** For a submit button that stands outside, such as a panel's footer. */
  id?: string | undefined;
  /** Layout only; fields one below the other unless told. */
  className?: string | undefined;
}

/** The frame of a form: what was submitErrors as a whole stands on top, the rest at its field. */
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
