import { type Register, registerEndpoints, registerMessages } from '@prahari/contract/registers';
import type { RegisterQuery } from '@prahari/contract/registers.schemas';
import { atom } from 'nanostores';
import { download } from '../../api/download.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** The register that is being made, or null. */
export const $making = atom<Register | null>(null);

/** Saves a register as a file, one at a time. Reports failures instead of throwing. */
export async function saveRegister(register: Register, query: RegisterQuery): Promise<void> {
  if ($making.get() !== null) return;
  $making.set(register);
  try {
    await download(registerEndpoints[register], query);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, registerMessages.failed));
  } finally {
    $making.set(null);
  }
}
