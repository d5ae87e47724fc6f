import {
  invitationsMessages,
  invitePerson as invitePersonEndpoint,
  type phoneTaken,
  phoneTakenBy,
} from '@prahari/contract/accounts';
import type { Invitation } from '@prahari/contract/accounts.schemas';
import * as clientContract from '@prahari/contract/clients';
import type {
  AddClientBody,
  CorrectClientBody,
  UpdateClientTaxBody,
} from '@prahari/contract/clients.schemas';
import * as guardContract from '@prahari/contract/guards';
import type { AddGuardBody, CorrectGuardBody } from '@prahari/contract/guards.schemas';
import { type FindKind, find as findEndpoint } from '@prahari/contract/office';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { clients } from '../clients/clients.ts';
import { guards } from '../guards/guards.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure, type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { clientRecord, guardRecord } from './person-record.ts';

interface Save<Reply> {
  send: () => Promise<Reply>;
  done: string;
  failed: string;
  after: (reply: Reply) => unknown;
}

async function sendForm<Reply>({ send, done, after }: Save<Reply>): Promise<SubmitResult> {
  const reply = await send();
  toast.success(done);
  await after(reply);
  return { ok: true };
}

const failure = (error: unknown, failed: string) => submitFailure(error, serverMessageOr(error, failed));

/** Sends a form of the office and shows a toast. Reports failures instead of throwing. */
export const save = <Reply>(saving: Save<Reply>): Promise<SubmitResult> =>
  sendForm(saving).catch((error: unknown) => failure(error, saving.failed));

// A literal, because importing the refusal would load another module.
const PHONE_TAKEN: (typeof phoneTaken)['code'] = 'people.phone_taken';

/** The person with the same phone; without an id when no list has them. */
export interface PhoneOwner {
  name: string;
  _id?: string;
}
/** `phoneOwner` is set if the person was not saved because somebody has the phone. */
export type PersonResult = SubmitResult & { phoneOwner?: PhoneOwner };

/** Finds the person in the refusal. */
async function ownerOf(kind: FindKind, phone: string, message: string): Promise<PhoneOwner> {
  const { data } = await call(findEndpoint, { q: phone }).catch(() => ({ data: [] }));
  const owner = data.find((found) => found.kind === kind && phoneTakenBy(found.name) === message);
  return owner ?? { name: message.replace(phoneTakenBy(''), '') };
}

/** Saves a person. A phone in use causes no toast, because the form says it. */
const savePerson = <Reply>(kind: FindKind, phone: string, saving: Save<Reply>): Promise<PersonResult> =>
  sendForm(saving).catch(async (error: unknown) =>
    error instanceof ApiError && error.code === PHONE_TAKEN
      ? { ok: false, errors: error.errors, phoneOwner: await ownerOf(kind, phone, error.serverMessage) }
      : failure(error, saving.failed),
  );

const guardKey = createIdempotencyKey();
const clientKey = createIdempotencyKey();

/** Adds a guard; `added` gets the guard's id. */
export const addGuard = (body: AddGuardBody, added: (id: string) => void): Promise<PersonResult> =>
  savePerson('guard', body.phone, {
    send: () => call(guardContract.addGuard, body, { idempotencyKey: guardKey.of(body) }),
    done: guardContract.guardsMessages.added,
    failed: guardContract.guardsMessages.addFailed,
    after: ({ data }) => {
      guardKey.done();
      added(data._id);
      void guards.refresh();
      refreshOverview();
    },
  });

/** Adds a client with its post; `added` gets the client's id. */
export const addClient = (body: AddClientBody, added: (id: string) => void): Promise<PersonResult> =>
  savePerson('client', body.phone, {
    send: () => call(clientContract.addClient, body, { idempotencyKey: clientKey.of(body) }),
    done: clientContract.clientsMessages.added,
    failed: clientContract.clientsMessages.addFailed,
    after: ({ data }) => {
      clientKey.done();
      added(data._id);
      void clients.refresh();
      refreshOverview();
    },
  });

export const correctGuard = (body: CorrectGuardBody): Promise<PersonResult> =>
  savePerson('guard', body.phone ?? '', {
    send: () => call(guardContract.correctGuard, body),
    done: guardContract.guardsMessages.corrected,
    failed: guardContract.guardsMessages.correctFailed,
    after: ({ data }) => {
      guards.put(data);
      return guardRecord.reload();
    },
  });

export const correctClient = (body: CorrectClientBody): Promise<PersonResult> =>
  savePerson('client', body.phone ?? '', {
    send: () => call(clientContract.correctClient, body),
    done: clientContract.clientsMessages.corrected,
    failed: clientContract.clientsMessages.correctFailed,
    after: ({ data }) => {
      clients.put(data);
      return clientRecord.reload();
    },
  });

export const setClientNotes = (clientId: string, notes: string): Promise<SubmitResult> =>
  save({
    send: () => call(clientContract.setClientNotes, { clientId, notes }),
    done: clientContract.clientsMessages.notesSaved,
    failed: clientContract.clientsMessages.notesFailed,
    after: clientRecord.reload,
  });

/** Changes what a client's bills need to know. */
export const updateClientTax = (id: string, changes: UpdateClientTaxBody): Promise<SubmitResult> =>
  save({
    send: () => call(clientContract.updateClientTax, { id, ...changes }),
    done: clientContract.clientsMessages.taxSaved,
    failed: clientContract.clientsMessages.taxFailed,
    after: clientRecord.reload,
  });

export const $inviting = atom(false);

/** Invites a person; null after a reported failure. */
export async function invite(userId: string, by: 'mail' | 'link'): Promise<Invitation | null> {
  $inviting.set(true);
  try {
    const { data } = await call(invitePersonEndpoint, { userId, by });
    if (by === 'mail') toast.success(invitationsMessages.mailed);
    return data;
  } catch (error) {
    reportFailure(error, serverMessageOr(error, invitationsMessages.failed));
    return null;
  } finally {
    $inviting.set(false);
  }
}
