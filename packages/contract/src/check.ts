import * as z from 'zod/mini';

/** Field errors by dotted path, the first of each: `{ 'location.city': 'City is required' }`. Empty when all is well. */
export function fieldErrors(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = z.safeParse(schema, value);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}
