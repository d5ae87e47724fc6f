import * as z from 'zod/mini';

/** Returns the first error of each field by path: `{ 'location.city': 'City is required' }`. */
export function fieldErrors(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = z.safeParse(schema, value);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}
