import * as z from 'zod/mini';

/** Returns the first error of each field, by its path or as `fieldOf` names it: `{ 'location.city': … }`. */
export function fieldErrors(
  schema: z.ZodMiniType,
  value: unknown,
  fieldOf = (path: string): string => path,
): Record<string, string> {
  const result = z.safeParse(schema, value);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) errors[fieldOf(issue.path.join('.'))] ??= issue.message;
  return errors;
}
