/** Asks the person for what a refused call needs. Resolves to whether it was given, so that the call is worth repeating. */
export type AskPerson = (code: string) => Promise<boolean>;

/** Who asks when the server refuses a call with 403; without, nobody does. */
export const forbidden: { ask?: AskPerson | undefined } = {};
