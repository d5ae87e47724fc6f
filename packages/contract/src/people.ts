import * as z from 'zod/mini';

/** The user behind a guard, client, application or audit entry. */
export const person = z.object({ _id: z.string(), name: z.string(), email: z.string() });
export type Person = z.output<typeof person>;
