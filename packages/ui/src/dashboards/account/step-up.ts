import { requestStepUp } from '../../stores/reauthentication/step-up.ts';

/** Loads the dialog that asks for the password or second factor that a call needs; resolves to whether it was given. */
export async function stepUp(code: string): Promise<boolean> {
  const { showStepUpDialogs } = await import('./StepUpDialog.tsx');
  showStepUpDialogs();
  return requestStepUp(code);
}
