import { requestStepUp } from '../../stores/step-up.ts';

/** Loads the dialog of what the server asks for, and resolves to whether the person gave it. */
export async function stepUp(code: string): Promise<boolean> {
  const { showStepUpDialogs } = await import('./StepUpDialog.tsx');
  showStepUpDialogs();
  return requestStepUp(code);
}
