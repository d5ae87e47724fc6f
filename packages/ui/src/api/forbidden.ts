/** Asks the person for what a refused call needs. Resolves to whether it was given, so that the call is worth repeating. */
export type StepUpHandler = (code: string) => Promise<boolean>;

/** Called when the server refuses a call with 403; unset where no page can ask. */
export const forbidden: { stepUp?: StepUpHandler | undefined } = {};

/** From now on the handler decides whether a call that was refused with 403 is repeated. Returns a function that stops it. */
export function handleStepUp(handler: StepUpHandler): () => void {
  forbidden.stepUp = handler;
  return () => {
    forbidden.stepUp = undefined;
  };
}
