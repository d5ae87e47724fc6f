import { authMessages } from '@prahari/contract/auth';
import { toast } from '../toasts/toasts.ts';

/** Reports that password and confirmation differ, without a call (SPEC section 5). */
export const reportPasswordsDiffer = (): void => toast.failure(authMessages.passwordsDiffer);
