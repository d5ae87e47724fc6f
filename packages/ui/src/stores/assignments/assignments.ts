import {
  assignGuard as assignGuardEndpoint,
  assignmentMessages,
  clientFull,
  clientNotFound,
  withdrawGuard as withdrawGuardEndpoint,
} from '@prahari/contract/assignments';
import { clientMessages, getClient } from '@prahari/contract/clients';
import type { ClientWithDues } from '@prahari/contract/clients.schemas';
import type { BodyOf } from '@prahari/contract/endpoint';
import type { papersExpired } from '@prahari/contract/post-guards';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { clients, unassignedClients } from '../clients/clients.ts';
import { availableGuards } from '../guards/guards.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { runRowAction } from '../lists/row-action.ts';
import { refreshOverview } from '../overview/overview.ts';
import {
  isStaleRow,
  messageOf,
  reportFailure,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from '../toasts/failure.ts';
import { announce } from '../undo/undo.ts';
import { endAssignedOf } from './assigned.ts';

/** Loads the choices of the Assign Guards form. */
export async function loadAssignChoices(): Promise<void> {
  await Promise.all([availableGuards.search(), unassignedClients.search()]);
}

/** Says what the form lacks: it cannot be filled in without a free guard and a client without one. */
export function lackingChoice(): 'guards' | 'clients' | undefined {
  const isNone = ({ $choices }: typeof availableGuards | typeof unassignedClients) => {
    const choices = $choices.get();
    return choices.state === 'ready' && choices.rows.length === 0;
  };
  if (isNone(availableGuards)) return 'guards';
  return isNone(unassignedClients) ? 'clients' : undefined;
}

/** Finds a client of any status; null after a reported failure. */
async function findClient(clientId: string): Promise<ClientWithDues | null> {
  const shown = clients.find(clientId);
  if (shown) return shown;
  try {
    return (await call(getClient, { id: clientId })).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === clientNotFound.code) return null;
    reportFailure(error, clientMessages.fetchFailed(messageOf(error)));
    return null;
  }
}

/** The client preselected in the Assign Guards form. */
export const $preselected = atom<ClientWithDues | null>(null);

let wantedClient = '';

/** Loads the client to preselect; an empty id clears it. */
export async function preselect(clientId: string): Promise<void> {
  wantedClient = clientId;
  if (clientId && $preselected.get()?._id === clientId) return;
  const client = clientId ? await findClient(clientId) : null;
  if (wantedClient === clientId) $preselected.set(client);
}

const isAboutClient = (error: unknown): boolean =>
  error instanceof ApiError && [clientFull.code, clientNotFound.code].some((code) => code === error.code);

// A literal, because importing the refusal would load its text with the dashboard.
const PAPERS_EXPIRED: (typeof papersExpired)['code'] = 'assignments.papers_expired';
const asksReason = (error: unknown): boolean => error instanceof ApiError && error.code === PAPERS_EXPIRED;

const key = createIdempotencyKey();

/** Assigns a guard to a client; a retry creates no second assignment. */
export async function assignGuard(body: BodyOf<typeof assignGuardEndpoint>): Promise<SubmitResult> {
  try {
    const reply = await call(assignGuardEndpoint, body, { idempotencyKey: key.of(body) });
    key.done();
    const { guard, client } = reply.data;
    announce(reply, {
      message: assignmentMessages.assigned,
      about: `${guard.user.name}, ${client.user.name}`,
      reload: loadAssignChoices,
    });
    availableGuards.remove(body.guardId);
    unassignedClients.remove(body.clientId);
    refreshOverview();
    return { ok: true };
  } catch (error) {
    const refused = submitFailure(error, assignmentMessages.assignFailed(messageOf(error)));
    if (!isStaleRow(error)) return refused;
    void (isAboutClient(error) ? unassignedClients : availableGuards).search();
    // The form shows it too, because the toast closes after 3 s.
    return {
      ok: false,
      errors: [{ path: asksReason(error) ? 'papersReason' : '', message: messageOf(error) }],
    };
  }
}

/** Withdraws a guard. Reports failures instead of throwing. */
export const withdrawGuard = (clientId: string, guardId: string, assignmentId: string): Promise<void> =>
  runRowAction(clients, clientId, {
    send: () => call(withdrawGuardEndpoint, { clientId, guardId, assignmentId }),
    done: assignmentMessages.withdrawn,
    nameOf: ({ user, activeAssignments }) => {
      const guard = activeAssignments.find(({ _id }) => _id === assignmentId)?.guard.user.name;
      return [guard, user.name].filter(Boolean).join(', ');
    },
    failed: (error) => serverMessageOr(error, assignmentMessages.withdrawFailed),
    onDone: () => {
      endAssignedOf(new Set([guardId]));
      return clients.refresh(new Set([clientId]));
    },
  });
