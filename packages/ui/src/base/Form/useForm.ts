import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { useShown } from '../useShown.ts';
import {
  collectErrors,
  type FieldErrors,
  focusFirstInvalid,
  halfTypedErrors,
  inFieldOrder,
  omitErrors,
} from './field-errors.ts';
import { usePreHydrationValues } from './usePreHydrationValues.ts';

/** `errors` names fields by path. Without it the caller has reported the failure itself. */
export type SubmitResult =
  | { ok: true }
  | { ok: false; errors?: readonly { path: string; message: string }[] };

/** Store of an unsent form's values while it is not mounted. A nanostores atom fits. */
export interface DraftStore<V extends object> {
  get: () => V | undefined;
  set: (values: V | undefined) => void;
}

export interface UseFormOptions<V extends object> {
  initial: V;
  /** Read on mount, written at each change, emptied when the form is sent or reset. */
  draft?: DraftStore<V> | undefined;
  /** Changes a draft before it is used. */
  restore?: (draft: V) => V;
  /** Path → error message. An empty object means valid: `submit` is called. */
  validate: (values: V) => FieldErrors;
  submit: (values: V) => Promise<SubmitResult>;
  /** Empties the form after a successful submit. */
  resetOnSuccess?: boolean | undefined;
  /** Called after a successful submit, such as to close a dialog, unless the form is gone by then. */
  onSent?: (() => void) | undefined;
}

export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string;
}

export interface FormState<V extends object> {
  values: V;
  set: (patch: Partial<V>) => void;
  /** By path; errors of the form as a whole are under the empty path. */
  errors: FieldErrors;
  /** All errors of the last failed submit; `errors` loses those of fields edited since. */
  submitErrors: FieldErrors;
  pending: boolean;
  onSubmit: (event?: Pick<FormEvent, 'preventDefault'>) => void;
  reset: () => void;
  /** Spread on a field: `<TextField label="Email" {...form.field('email')} />`. */
  field: <K extends keyof V & string>(name: K) => BoundField<V[K]>;
  formRef: RefObject<HTMLFormElement | null>;
}

/** Returns form state, which ignores repeated presses and keeps values after a failure. */
export function useForm<V extends object>({
  initial,
  draft,
  restore = (kept) => kept,
  validate,
  submit,
  resetOnSuccess,
  onSent,
}: UseFormOptions<V>): FormState<V> {
  const readDraft = () => {
    const kept = draft?.get();
    return kept && restore(kept);
  };
  const isHydrated = useHydrated();
  // The server has no drafts, so the first render of its markup has none either.
  const [values, setValues] = useState(() => (isHydrated && readDraft()) || initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitErrors, setSubmitErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  // Refs: two presses, or a change and a submit, can happen before React renders again.
  const latest = useRef(values);
  const busy = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const isShown = useShown();

  useEffect(() => {
    if (failedAttempts > 0) focusFirstInvalid(formRef.current);
  }, [failedAttempts]);

  const put = (next: V) => {
    latest.current = next;
    draft?.set(next);
    setValues(next);
  };
  const set = (patch: Partial<V>) => {
    put({ ...latest.current, ...patch });
    setErrors((now) => omitErrors(now, patch));
  };
  usePreHydrationValues({ formRef, values, readDraft, set });
  const reset = () => {
    put(initial);
    draft?.set(undefined);
    setErrors({});
    setSubmitErrors({});
  };
  const fail = (found: Iterable<readonly [string, string]>) => {
    const ordered = inFieldOrder(collectErrors(found, latest.current), formRef.current);
    setErrors(ordered);
    setSubmitErrors(ordered);
    setFailedAttempts((count) => count + 1);
  };
  const send = async () => {
    // The first error of a field counts: an incomplete date is not merely missing.
    const invalid = [...halfTypedErrors(latest.current), ...Object.entries(validate(latest.current))];
    if (invalid.length > 0) return fail(invalid);
    setErrors({});
    setSubmitErrors({});
    setPending(true);
    // Empty the draft before the reply, so that a form mounted again doesn't restore it.
    draft?.set(undefined);
    // The page can be left before the reply, when another call finds that the session has ended.
    const keepValues = () => draft?.get() ?? draft?.set(latest.current);
    window.addEventListener('pagehide', keepValues);
    const result = await submit(latest.current).finally(() =>
      window.removeEventListener('pagehide', keepValues),
    );
    if (result.ok) {
      // A form that was opened in its place keeps what was typed meanwhile.
      if (!isShown.current) return;
      if (resetOnSuccess) reset();
      onSent?.();
      return;
    }
    if (!draft?.get()) draft?.set(latest.current);
    fail((result.errors ?? []).map(({ path, message }) => [path, message]));
  };
  const onSubmit = (event?: Pick<FormEvent, 'preventDefault'>) => {
    event?.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void send().finally(() => {
      busy.current = false;
      setPending(false);
    });
  };
  const field = <K extends keyof V & string>(name: K): BoundField<V[K]> => {
    const error = errors[name];
    const onChange = (value: V[K]) => set({ [name]: value } as unknown as Partial<V>);
    return { name, value: values[name], onChange, ...(error ? { error } : {}) };
  };
  return { values, set, errors, submitErrors, pending, onSubmit, reset, field, formRef };
}
