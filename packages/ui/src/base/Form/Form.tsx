import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { FormState } from './useForm.ts';

export interface FormProps {
  /** What useForm returned. */
  form: Pick<FormState<object>, 'errors' | 'onSubmit' | 'formRef'>;
  children: ReactNode;
  /** Names the form for a screen reader. */
  label?: string | undefined;
  /** For a submit button that stands outside, such as a panel's footer. */
  id?: string | undefined;
  className?: string | undefined;
}

export function Form({ form, children, label, id, className = 'grid gap-5' }: FormProps) {
  const summary = form.errors[''];
  return (
    <form
      ref={form.formRef}
      id={id}
      aria-label={label}
      noValidate
      onSubmit={form.onSubmit}
      className={className}
    >
      {summary && (
        <p
          role="alert"
          className="flex items-baseline gap-2 rounded-md bg-danger-soft px-3 py-2 font-medium text-danger text-sm"
        >
          <Icon name="triangle" className="size-3 shrink-0" />
          {summary}
        </p>
      )}
      {children}
    </form>
  );
}
