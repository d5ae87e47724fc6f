import { messages } from '@prahari/contract/messages';
import { toast } from './toasts.ts';

/** Shows that password and confirmation differ; no call is made (SPEC section 5). */
export const reportPasswordsDiffer = (): void => toast.failure(messages.auth.passwordsDiffer);
