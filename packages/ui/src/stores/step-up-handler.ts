import { forbidden, type StepUpHandler } from '../api/forbidden.ts';

/** From now on the handler decides whether a call that was refused with 403 is repeated. Returns a function that stops it. */
export function handleStepUp(handler: StepUpHandler): () => void {
  forbidden.stepUp = handler;
  return () => {
    forbidden.stepUp = undefined;
  };
}
