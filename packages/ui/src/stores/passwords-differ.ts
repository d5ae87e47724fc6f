import { messages } from '@prahari/contract/messages';
import { toast } from './toasts.ts';

/** For a password and a confirmation that differ: says so; no call is made (SPEC section 5). */
export const passwordsDiffer = (): void => toast.failure(messages.auth.passwordsDiffer);
