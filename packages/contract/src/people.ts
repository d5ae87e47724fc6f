import * as z from 'zod/mini';

/** A person as others see them. */
export const person = z.object({ _id: z.string(), name: z.string(), email: z.string() });
export type Person = z.output<typeof person>;
