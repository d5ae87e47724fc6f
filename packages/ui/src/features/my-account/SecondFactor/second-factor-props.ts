import type { SubmitResult } from '../../../base/Form/useForm.ts';
import type { Proof } from '../ProofFields.tsx';

/** Two-step login of an admin. */
export type SecondFactorState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'off'; starting: boolean }
  | { state: 'setting-up'; secret: string; uri: string }
  | { state: 'codes'; codes: readonly string[] }
  | { state: 'on'; since: string; recoveryCodesLeft: number };

export interface SecondFactorProps {
  /** The state to show. */
  secondFactor: SecondFactorState;
  /** Validates password and app code: field → error. */
  checkEnable: (typed: Proof) => Record<string, string>;
  /** Validates password and app or recovery code: field → error. */
  checkDisable: (typed: Proof) => Record<string, string>;
  /** Requests a new secret. */
  onSetUp: () => void;
  /** Cancels the set-up. */
  onCancel: () => void;
  /** Turns it on with password and app code. */
  onEnable: (typed: Proof) => Promise<SubmitResult>;
  /** Turns it off with password and app or recovery code. */
  onDisable: (typed: Proof) => Promise<SubmitResult>;
  /** Copies the recovery codes. */
  onCopy: (codes: readonly string[]) => void;
  /** Saves the recovery codes as a file. */
  onSave: (codes: readonly string[]) => void;
  /** The admin has saved the recovery codes. */
  onDone: () => void;
  /** Loads again after a failure. */
  onRetry: () => void;
}
