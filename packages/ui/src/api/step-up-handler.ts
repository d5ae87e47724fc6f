/** Asks for the proof that a refused call needs. Resolves to true to repeat the call. */
export type StepUpHandler = (refusalCode: string) => Promise<boolean>;

let current: StepUpHandler | undefined;

/** Sets the handler of calls refused with 403. Returns a function that removes it. */
export function handleStepUp(handler: StepUpHandler): () => void {
  current = handler;
  return () => {
    current = undefined;
  };
}

/** Resolves to true if the person gave what the refused call needs; false without a handler. */
export async function stepUpFor(refusalCode: string): Promise<boolean> {
  return (await current?.(refusalCode)) ?? false;
}
