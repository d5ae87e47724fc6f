import {
  getRegisterDocument,
  type Register,
  registerEndpoints,
  registerMessages,
  registers,
} from '@prahari/contract/registers';
import type { RegisterDocument, RegisterDocumentQuery } from '@prahari/contract/registers.schemas';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** The register of the page's address: `?register=muster&month=2026-11&clientId=…`. */
export type ShownRegister =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'missing' }
  | { state: 'ready'; data: RegisterDocument };

export const $registerDocument = atom<ShownRegister>({ state: 'loading' });
export const $downloading = atom(false);

function queryOf(search: string): RegisterDocumentQuery | undefined {
  const parameters = new URLSearchParams(search);
  const register = registers.find((name): name is Register => name === parameters.get('register'));
  const [month, clientId] = [parameters.get('month'), parameters.get('clientId')];
  return register && month ? { register, month, ...(clientId && { clientId }) } : undefined;
}

/** Loads the register of the page's address. Reports failures in the page, never throws. */
export async function loadRegisterDocument(): Promise<void> {
  const query = queryOf(location.search);
  if (!query) return $registerDocument.set({ state: 'missing' });
  $registerDocument.set({ state: 'loading' });
  try {
    $registerDocument.set({ state: 'ready', data: (await call(getRegisterDocument, query)).data });
  } catch (error) {
    const isMissing = error instanceof ApiError && [400, 403, 404].includes(error.status);
    $registerDocument.set(
      isMissing
        ? { state: 'missing' }
        : { state: 'failed', message: serverMessageOr(error, registerMessages.fetchFailed) },
    );
  }
}

/** Saves the register as a PDF. Reports failures instead of throwing. */
export async function downloadRegisterDocument(): Promise<void> {
  const query = queryOf(location.search);
  if (!query || $downloading.get()) return;
  $downloading.set(true);
  try {
    const { register, ...rest } = query;
    await download(registerEndpoints[register], { ...rest, format: 'pdf' });
  } catch (error) {
    reportFailure(error, serverMessageOr(error, registerMessages.failed));
  } finally {
    $downloading.set(false);
  }
}
