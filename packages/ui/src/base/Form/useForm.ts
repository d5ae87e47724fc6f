import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  collectErrors,
  type FieldErrors,
  focusFirstInvalid,
  inFieldOrder,
  omitErrors,
} from './field-errors.ts';
import { usePreHydrationValues } from './usePreHydrationValues.ts';

/** `errors` names fields by their path on the wire; without it, the caller has told the reader already (a toast). */
export type SubmitResult =
  | { ok: true }
  | { ok: false; errors?: readonly { path: string; message: string }[] };

/** What was typed into a form, kept while the form is off the screen: in memory, and gone with the page. */
export interface Draft<V extends object> {
  kept?: V | undefined;
}

export interface UseFormOptions<V extends object> {
  initial: V;
  /** The form goes on with it when it comes back, and forgets it once it is sent or reset. */
  draft?: Draft<V> | undefined;
  /** What to go on with, when that is not all of the draft. */
  resume?: (kept: V) => V;
  /** Path → what is wrong with it. An empty object: fine, `submit` is called. */
  validate: (values: V) => FieldErrors;
  submit: (values: V) => Promise<SubmitResult>;
  /** Empties the form once it went through. */
  resetOnSuccess?: boolean | undefined;
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
  /** By path; what belongs to no field is under the empty path. */
  errors: FieldErrors;
  /** As they were at the last refusal; `errors` loses those that were edited since. */
  submitErrors: FieldErrors;
  pending: boolean;
  onSubmit: (event?: Pick<FormEvent, 'preventDefault'>) => void;
  reset: () => void;
  /** Spread on a field: `<TextField label="Email" {...form.field('email')} />`. */
  field: <K extends keyof V & string>(name: K) => BoundField<V[K]>;
  formRef: RefObject<HTMLFormElement | null>;
}

/** A form that is sent once however often it is pressed, keeps what was typed when submitErrors, and shows errors at their fields. */
export function useForm<V extends object>({
  initial,
  draft = {},
  resume = (kept) => kept,
  validate,
  submit,
  resetOnSuccess,
}: UseFormOptions<V>): FormState<V> {
  const [values, setValues] = useState(() => (draft.kept ? resume(draft.kept) : initial));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitErrors, setSubmitErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  // Refs, because two presses, or a change and a submit, can come before React renders again.
  const latest = useRef(values);
  const busy = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failedAttempts > 0) focusFirstInvalid(formRef.current);
  }, [failedAttempts]);

  const put = (next: V) => {
    latest.current = next;
    draft.kept = next;
    setValues(next);
  };
  const set = (patch: Partial<V>) => {
    put({ ...latest.current, ...patch });
    setErrors((now) => omitErrors(now, Object.keys(patch)));
  };
  usePreHydrationValues(formRef, values, set);
  const reset = () => {
    put(initial);
    draft.kept = undefined;
    setErrors({});
    setSubmitErrors({});
  };
  const refuse = (found: Iterable<readonly [string, string]>) => {
    const wrong = inFieldOrder(collectErrors(found, latest.current), formRef.current);
    setErrors(wrong);
    setSubmitErrors(wrong);
    setFailedAttempts((count) => count + 1);
  };
  const send = async () => {
    const wrong = Object.entries(validate(latest.current));
    if (wrong.length > 0) return refuse(wrong);
    setErrors({});
    setSubmitErrors({});
    setPending(true);
    // Not while it is on its way: a form that comes back meanwhile must not send it again.
    draft.kept = undefined;
    const result = await submit(latest.current);
    if (result.ok) return resetOnSuccess && reset();
    draft.kept ??= latest.current;
    refuse((result.errors ?? []).map(({ path, message }) => [path, message]));
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
