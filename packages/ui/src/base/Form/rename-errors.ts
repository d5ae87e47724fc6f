import type { SubmitResult } from './useForm.ts';

/** The result of a submit with each error at the field of its path. */
export const renameErrors = (result: SubmitResult, fieldOf: (path: string) => string): SubmitResult =>
  result.ok || !result.errors
    ? result
    : { ok: false, errors: result.errors.map((error) => ({ ...error, path: fieldOf(error.path) })) };
