import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useImperativeHandle,
} from 'react';
import { ignoreHeldEnter } from '../ignore-held-enter.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormState } from './useForm.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> {
  /** The form state from useForm, which holds the form's ref. */
  form: Pick<FormState<object>, 'errors' | 'submitErrors' | 'onSubmit' | 'formRef'>;
  /** Fields, then the submit button. */
  children: ReactNode;
  /** Names the form for assistive technology. */
  label?: string | undefined;
  /** For a submit button outside the form, such as in a panel's footer. */
  id?: string | undefined;
  /** Layout only; by default fields are stacked. */
  className?: string | undefined;
}

/** Stops React from resetting the form after an action: the values are those of useForm. */
const keepValues = (event: FormEvent) => event.preventDefault();

/**
 * A `<form>` bound to useForm, with an error summary. A held Enter sends it once. React keeps a submit from before
 * hydration and calls the `action` with it afterwards. Attributes and `ref` go to the form.
 */
export function Form({
  form,
  children,
  label,
  className = 'grid gap-5',
  onKeyDown,
  ref,
  ...rest
}: FormProps) {
  useImperativeHandle(ref, () => form.formRef.current as HTMLFormElement);
  const keyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    ignoreHeldEnter(event);
  };
  return (
    <form
      aria-label={label}
      action={() => form.onSubmit()}
      onReset={keepValues}
      {...rest}
      ref={form.formRef}
      noValidate
      onSubmit={form.onSubmit}
      onKeyDown={keyDown}
      className={className}
    >
      <ErrorSummary form={form} />
      {children}
    </form>
  );
}
