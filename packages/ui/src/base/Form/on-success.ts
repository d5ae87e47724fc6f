import type { SubmitResult } from './useForm.ts';

/** Calls `done` if sending succeeds, such as to close a dialog, and passes the result on. */
export async function onSuccess<Result extends SubmitResult>(
  sending: Promise<Result>,
  done: () => void,
): Promise<Result> {
  const result = await sending;
  if (result.ok) done();
  return result;
}
