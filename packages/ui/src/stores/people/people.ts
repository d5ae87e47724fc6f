import {
  addClient as addClientEndpoint,
  clientsMessages,
  correctClient as correctClientEndpoint,
  setClientNotes as setClientNotesEndpoint,
} from '@prahari/contract/clients';
import type { AddClientBody, CorrectClientBody } from '@prahari/contract/clients.schemas';
import { type FindKind, find as findEndpoint } from '@prahari/contract/find';
import {
  addGuard as addGuardEndpoint,
  correctGuard as correctGuardEndpoint,
  guardsMessages,
} from '@prahari/contract/guards';
import type { AddGuardBody, CorrectGuardBody } from '@prahari/contract/guards.schemas';
import {
  invitationsMessages,
  invitePerson as invitePersonEndpoint,
  type phoneTaken,
  phoneTakenBy,
} from '@prahari/contract/invitations';
import type { Invitation } from '@prahari/contract/invitations.schemas';
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
  /** Updates the stores. */
  after: (reply: Reply) => unknown;
}

async function sendForm<Reply>({ send, done, after }: Save<Reply>): Promise<SubmitResult> {
  const reply = await send();
  toast.success(done);
  await after(reply);
  return { ok: true };
}

const failure = (error: unknown, failed: string) => submitFailure(error, serverMessageOr(error, failed));

/** Sends a form of the office and shows a toast. Failures are reported, never thrown. */
export const save = <Reply>(saving: Save<Reply>): Promise<SubmitResult> =>
  sendForm(saving).catch((error: unknown) => failure(error, saving.failed));

// Not the refusal itself: its module would be one more file of the office.
const PHONE_TAKEN: (typeof phoneTaken)['code'] = 'people.phone_taken';

/** Who has a phone already; without an id where no list has the person. */
export interface PhoneOwner {
  name: string;
  _id?: string;
}
/** `phoneOwner` is set when the person was not saved, because somebody has the phone. */
export type PersonResult = SubmitResult & { phoneOwner?: PhoneOwner };

/** The person of whom the refusal speaks. */
async function ownerOf(kind: FindKind, phone: string, message: string): Promise<PhoneOwner> {
  const { data } = await call(findEndpoint, { q: phone }).catch(() => ({ data: [] }));
  const owner = data.find((found) => found.kind === kind && phoneTakenBy(found.name) === message);
  return owner ?? { name: message.replace(phoneTakenBy(''), '') };
}

/** As save, of a person, without a toast when somebody has the phone: the form says it. */
const savePerson = <Reply>(kind: FindKind, phone: string, saving: Save<Reply>): Promise<PersonResult> =>
  sendForm(saving).catch(async (error: unknown) =>
    error instanceof ApiError && error.code === PHONE_TAKEN
      ? { ok: false, errors: error.errors, phoneOwner: await ownerOf(kind, phone, error.serverMessage) }
      : failure(error, saving.failed),
  );

const guardKey = createIdempotencyKey();
const clientKey = createIdempotencyKey();

/** Adds a guard. @param added called with the guard's id */
export const addGuard = (body: AddGuardBody, added: (id: string) => void): Promise<PersonResult> =>
  savePerson('guard', body.phone, {
    send: () => call(addGuardEndpoint, body, { idempotencyKey: guardKey.of(body) }),
    done: guardsMessages.added,
    failed: guardsMessages.addFailed,
    after: ({ data }) => {
      guardKey.done();
      added(data._id);
      void guards.refresh();
      refreshOverview();
    },
  });

/** Adds a client with its post. @param added called with the client's id */
export const addClient = (body: AddClientBody, added: (id: string) => void): Promise<PersonResult> =>
  savePerson('client', body.phone, {
    send: () => call(addClientEndpoint, body, { idempotencyKey: clientKey.of(body) }),
    done: clientsMessages.added,
    failed: clientsMessages.addFailed,
    after: ({ data }) => {
      clientKey.done();
      added(data._id);
      void clients.refresh();
      refreshOverview();
    },
  });

export const correctGuard = (body: CorrectGuardBody): Promise<PersonResult> =>
  savePerson('guard', body.phone, {
    send: () => call(correctGuardEndpoint, body),
    done: guardsMessages.corrected,
    failed: guardsMessages.correctFailed,
    after: ({ data }) => {
      guards.put(data);
      return guardRecord.reload();
    },
  });

export const correctClient = (body: CorrectClientBody): Promise<PersonResult> =>
  savePerson('client', body.phone, {
    send: () => call(correctClientEndpoint, body),
    done: clientsMessages.corrected,
    failed: clientsMessages.correctFailed,
    after: ({ data }) => {
      clients.put(data);
      return clientRecord.reload();
    },
  });

export const setClientNotes = (clientId: string, notes: string): Promise<SubmitResult> =>
  save({
    send: () => call(setClientNotesEndpoint, { clientId, notes }),
    done: clientsMessages.notesSaved,
    failed: clientsMessages.notesFailed,
    after: clientRecord.reload,
  });

/** Whether an invitation is being made. */
export const $inviting = atom(false);

/** Invites a person. Null when that failed, which is reported. */
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
