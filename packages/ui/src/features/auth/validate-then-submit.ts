import type { SubmitResult } from '../../base/Form/useForm.ts';

type Errors = Record<string, string>;

/** Validates a form: field → error. Async, because the schemas are loaded lazily. */
export type AsyncCheck<V> = (typed: V) => Promise<Errors>;

/** Submits unless `check` or `more` has errors. */
export async function validateThenSubmit(
  check: Promise<Errors>,
  submit: () => Promise<SubmitResult>,
  more: Errors = {},
): Promise<SubmitResult> {
  const errors = Object.entries({ ...(await check), ...more }).map(([path, message]) => ({ path, message }));
  return errors.length > 0 ? { ok: false, errors } : submit();
}

/** For useForm's synchronous `validate`, where validation happens in validateThenSubmit. */
export const noErrors = (): Errors => ({});
