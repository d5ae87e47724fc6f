import * as z from 'zod/mini';

/** The body of every error reply (DECISIONS section 2). `path` is dotted: `location.zipCode`. */
export const failureReply = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Failure = z.output<typeof failureReply>;
export type FieldError = NonNullable<Failure['errors']>[number];
