import type { Passkey } from '@prahari/contract/passkeys.schemas';
import type { SubmitResult } from '../../../base/Form/useForm.ts';
import type { Proof } from '../ProofFields.tsx';

type Errors = Record<string, string>;

export interface NewPasskey extends Proof {
  name: string;
}

export interface PasskeyName {
  passkeyId: string;
  name: string;
}

export interface PasskeyRemoval extends Proof {
  passkeyId: string;
}

export interface PasskeysProps {
  /** The person's passkeys, oldest first. */
  passkeys: { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: readonly Passkey[] };
  /** Name that the form for a new one suggests. */
  suggestedName: string;
  /** Two-step login is on: the forms ask for a code as well. */
  needsCode?: boolean;
  /** Validates a new one: field → error. */
  checkAdd: (typed: NewPasskey) => Errors;
  /** Adds one; left out where the browser has no passkeys. */
  onAdd?: ((typed: NewPasskey) => Promise<SubmitResult>) | undefined;
  /** Validates a new name: field → error. */
  checkRename: (typed: PasskeyName) => Errors;
  /** Renames one. */
  onRename: (typed: PasskeyName) => Promise<SubmitResult>;
  /** Validates a removal: field → error. */
  checkRemove: (typed: PasskeyRemoval) => Errors;
  /** Removes one. */
  onRemove: (typed: PasskeyRemoval) => Promise<SubmitResult>;
  /** Loads again after a failure. */
  onRetry: () => void;
}
