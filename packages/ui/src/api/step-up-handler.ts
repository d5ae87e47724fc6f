/**
 * Asks the person to log in anew, enter a code or use a passkey, whichever the refused call needs. `refusalCode` is `code` of the
 * error body. Resolves to true if the person did, so that the call is worth repeating.
 */
export type StepUpHandler = (refusalCode: string) => Promise<boolean>;

let current: StepUpHandler | undefined;

/** Asks `handler` from now on whether a call that was refused with 403 is repeated. Returns a function that stops it. */
export function handleStepUp(handler: StepUpHandler): () => void {
  current = handler;
  return () => {
    current = undefined;
  };
}

/** Resolves to true if the person gave what a call refused with 403 needs; to false while no page asks for it. */
export async function stepUpFor(refusalCode: string): Promise<boolean> {
  return (await current?.(refusalCode)) ?? false;
}
