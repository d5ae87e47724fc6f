/**
 * Asks the person to log in anew, enter a code or use a passkey, whichever the refused call needs. `refusalCode` is `code` of the
 * error body. Resolves to whether the person did, so that the call is worth repeating.
 */
export type StepUpHandler = (refusalCode: string) => Promise<boolean>;

/** `stepUp` is called when the server refuses a call with 403; unset while no page handles it. */
export const forbidden: { stepUp?: StepUpHandler | undefined } = {};

/** From now on the handler decides whether a call that was refused with 403 is repeated. Returns a function that stops it. */
export function handleStepUp(handler: StepUpHandler): () => void {
  forbidden.stepUp = handler;
  return () => {
    forbidden.stepUp = undefined;
  };
}
