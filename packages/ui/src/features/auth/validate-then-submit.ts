import type { SubmitResult } from '../../base/Form/useForm.ts';

type Errors = Record<string, string>;

/** Says what the contract finds wrong with a filled form, by field. It may still have to be fetched. */
export type AsyncCheck<V> = (typed: V) => Promise<Errors>;

/** A submit that first has checked what was typed, beside what the form itself found wrong. */
export async function validateThenSubmit(
  check: Promise<Errors>,
  submit: () => Promise<SubmitResult>,
  more: Errors = {},
): Promise<SubmitResult> {
  const errors = Object.entries({ ...(await check), ...more }).map(([path, message]) => ({ path, message }));
  return errors.length > 0 ? { ok: false, errors } : submit();
}

/** For useForm, whose own check comes before there was time to fetch anything. */
export const noErrors = (): Errors => ({});
