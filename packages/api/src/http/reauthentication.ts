import { REAUTHENTICATION_MINUTES } from '@prahari/contract/constants';
import { reauthenticationNeeded } from '@prahari/contract/factors';
import { AppError } from '../AppError.ts';
import type { Caller } from './context.ts';

const VALID_MS = REAUTHENTICATION_MINUTES * 60_000;

/** Refuses a session whose password was not proven recently: its computer may be left alone. @throws reauthenticationNeeded */
export function assertReauthenticated({ provenAt }: Pick<Caller, 'provenAt'>): void {
  if (Date.now() - Date.parse(provenAt) >= VALID_MS) throw new AppError(reauthenticationNeeded);
}
