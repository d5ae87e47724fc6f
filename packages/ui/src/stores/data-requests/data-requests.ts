import type { phoneTaken } from '@prahari/contract/accounts';
import {
  answerDataRequest as answerCall,
  askForData as askCall,
  dataRequestMessages,
  downloadOwnData as downloadCall,
  handleData as handleCall,
  listDataRequests as listCall,
  listOwnDataRequests as listOwnCall,
} from '@prahari/contract/data-requests';
import type {
  AnswerDataRequestBody,
  AnsweredDataRequest,
  AskForDataBody,
  DataRequest,
  HandleDataBody,
  OwnData,
} from '@prahari/contract/data-requests.schemas';

import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { refreshOverview } from '../overview/overview.ts';
import {
  nullIfMissing,
  reportFailure,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The user's data requests; null when the server takes none. */
export const ownDataRequests = createLoaded<readonly DataRequest[] | null>({
  read: async () => (await nullIfMissing(call(listOwnCall)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, dataRequestMessages.fetchFailed)),
});

export async function askForData(body: AskForDataBody): Promise<SubmitResult> {
  try {
    ownDataRequests.put((await call(askCall, body)).data);
    toast.success(dataRequestMessages.sent);
    return { ok: true };
  } catch (error) {
    return submitFailure(error, serverMessageOr(error, dataRequestMessages.sendFailed));
  }
}

export const $downloadingData = atom(false);

/** Downloads everything stored about the user. Reports failures instead of throwing. */
export async function downloadOwnData(save: (copy: OwnData) => void): Promise<void> {
  if ($downloadingData.get()) return;
  $downloadingData.set(true);
  try {
    save((await call(downloadCall)).data);
    toast.success(dataRequestMessages.downloaded);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, dataRequestMessages.downloadFailed));
    await ownDataRequests.refreshSilently();
  } finally {
    $downloadingData.set(false);
  }
}

export const dataRequests = createLoaded({
  read: async () => (await call(listCall)).data,
  failed: (error) => reportFailure(error, serverMessageOr(error, dataRequestMessages.fetchFailed)),
});

// A literal, because importing the refusal would load another module.
const PHONE_TAKEN: (typeof phoneTaken)['code'] = 'people.phone_taken';

/** `isPhoneTaken` is set if nothing was changed because somebody has the phone. */
export type CorrectionResult = SubmitResult & { isPhoneTaken?: true };

/** A phone in use causes no toast, because the form asks whether both use it. */
const correctionFailure = (error: unknown, message: string): CorrectionResult =>
  error instanceof ApiError && error.code === PHONE_TAKEN
    ? { ok: false, errors: error.errors, isPhoneTaken: true }
    : submitFailure(error, serverMessageOr(error, message));

/** Fulfils or declines a request; `save` gets the requested copy. */
export async function answerDataRequest(
  body: AnswerDataRequestBody,
  save: (copy: NonNullable<AnsweredDataRequest['copy']>) => void,
): Promise<CorrectionResult> {
  try {
    const { copy } = (await call(answerCall, body)).data;
    if (copy) save(copy);
    toast.success(body.answer === 'fulfil' ? dataRequestMessages.done : dataRequestMessages.declined);
    const shown = dataRequests.$loaded.get();
    if (shown.state === 'ready') dataRequests.put(shown.data.filter(({ _id }) => _id !== body.requestId));
    refreshOverview();
    return { ok: true };
  } catch (error) {
    return correctionFailure(error, dataRequestMessages.answerFailed);
  }
}

/** Exports, corrects or erases the data of a person without an email; `save` gets the copy. */
export async function handlePersonData(
  body: HandleDataBody,
  save: (copy: OwnData) => void,
): Promise<CorrectionResult> {
  try {
    const { copy } = (await call(handleCall, body)).data;
    if (copy) save(copy);
    toast.success(dataRequestMessages.handled[body.kind]);
    return { ok: true };
  } catch (error) {
    return correctionFailure(error, dataRequestMessages.handleFailed);
  }
}
