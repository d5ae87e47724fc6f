import { authMessages } from '@prahari/contract/auth';
import { toast } from '../toasts/toasts.ts';

/** Shows that password and confirmation differ; no call is made (SPEC section 5). */
export const reportPasswordsDiffer = (): void => toast.failure(authMessages.passwordsDiffer);
