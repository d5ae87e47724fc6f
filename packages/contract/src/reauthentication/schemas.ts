import * as z from 'zod/mini';
import { currentPassword } from '../auth/schemas.ts';

export const reauthenticateBody = z.object({ currentPassword });
export type ReauthenticateBody = z.input<typeof reauthenticateBody>;
