import { dutyMessages, endDuty, startDuty } from '@prahari/contract/duties';
import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { atom, computed } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { serverTime } from '../../api/server-clock.ts';
import { toast } from '../toasts/toasts.ts';
import { ownDuties, showDuty } from './own-duties.ts';
import { currentPosition } from './position.ts';
import { $stored, addPress, changePress, removePress, type StoredPress } from './stored-presses.ts';

const endpoints = { start: startDuty, end: endDuty };
const doneMessages = { start: dutyMessages.started, end: dutyMessages.ended };

const $owner = atom<string | undefined>();

const $own = computed([$stored, $owner], (stored, owner) => stored.filter((press) => press.owner === owner));

/** The user's presses that wait for the network, or that the office refused, oldest first. */
export const $presses = computed($own, (own) =>
  own.filter(({ waits, refused }) => waits === true || refused !== undefined),
);

/** True while a press is being sent. */
export const $sending = atom(false);

const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 5 * 60_000;
/** After this time without a reply the press is shown as one that waits. */
const SLOW_MS = 4000;
/** A request that hangs for longer is sent again. */
const PATIENCE_MS = 30_000;
let retryMs = FIRST_RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** True if the press may still arrive: no connection, a server that is not well, or a session that has ended. */
const mayArrive = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;

/** Keeps a refusal in sight. Without its start the end of a duty says nothing. */
function refuse(press: StoredPress, message: string): void {
  changePress(press.id, { refused: message });
  if (press.kind === 'end') return;
  for (const other of $own.get())
    if (other.dutyId === press.dutyId && other.kind === 'end') removePress(other.id);
}

/** Shows what has not arrived yet. */
const showWaiting = (): void =>
  $stored.set(
    $stored.get().map((press) => (press.owner === $owner.get() ? { ...press, waits: true } : press)),
  );

/** Sends one press. @throws when it may arrive later */
async function send(press: StoredPress): Promise<void> {
  const { kind, dutyId, at, position } = press;
  const body = { dutyId, at, sentAt: new Date().toISOString(), ...(position && { position }) };
  const slow = setTimeout(showWaiting, SLOW_MS);
  try {
    const { data } = await call(endpoints[kind], body, { signal: AbortSignal.timeout(PATIENCE_MS) });
    removePress(press.id);
    showDuty(data);
    toast.success(doneMessages[kind]);
  } catch (error) {
    if (mayArrive(error)) throw error;
    refuse(press, (error as ApiError).message);
    await ownDuties.refreshSilently();
  } finally {
    clearTimeout(slow);
  }
}

/** The press whose turn it is: the order of presses is kept. */
const nextPress = () => $own.get().find(({ refused }) => refused === undefined);

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  try {
    for (let next = nextPress(); next; next = nextPress()) await send(next);
    retryMs = FIRST_RETRY_MS;
  } catch (error) {
    console.error('A press waits', error);
    showWaiting();
    timer = setTimeout(() => void sendPresses(), retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }
}

/** Sends in one window at a time. After another one, which may have sent the same, it loads what became of the duties. */
async function sendInOneWindow(locks: LockManager): Promise<void> {
  const isFree = await locks.request('presses', { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll();
    return lock !== null;
  });
  if (isFree) return;
  await locks.request('presses', sendAll);
  await ownDuties.refreshSilently();
}

/** Sends what waits, in order, in one window at a time. Does nothing while it is being sent. */
export async function sendPresses(): Promise<void> {
  if ($sending.get() || !nextPress()) return;
  $sending.set(true);
  try {
    const { locks } = navigator as { locks?: LockManager };
    if (locks) await sendInOneWindow(locks);
    else await sendAll();
  } finally {
    $sending.set(false);
  }
}

async function press(kind: StoredPress['kind'], duty: OwnDuty, withPosition: boolean): Promise<void> {
  const owner = $owner.get();
  const isWaiting = $own
    .get()
    .some((other) => other.dutyId === duty._id && other.kind === kind && other.refused === undefined);
  if (owner === undefined) return;
  if (isWaiting) return sendPresses();
  // randomUUID exists only on https and localhost.
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  addPress({
    id,
    owner,
    dutyId: duty._id,
    kind,
    at: new Date().toISOString(),
    pressedAt: serverTime().toISOString(),
    clientName: duty.post.client.name,
  });
  if (withPosition) await locate(id);
  await sendPresses();
}

/** Adds the position to a stored press, so that a page that closes meanwhile loses only the position. */
async function locate(id: string): Promise<void> {
  $sending.set(true);
  const position = await currentPosition();
  if (position) changePress(id, { position });
  else toast.info(dutyMessages.noPosition);
  $sending.set(false);
}

/** Starts a duty. Without network the press waits, and goes out by itself. */
export const pressStart = (duty: OwnDuty, withPosition: boolean): Promise<void> =>
  press('start', duty, withPosition);

/** Ends a duty, also one whose start still waits. */
export const pressEnd = (duty: OwnDuty): Promise<void> => press('end', duty, false);

/** Takes away a press that does not count. */
export const dismissPress = removePress;

/** Sends the user's presses whenever the network or the page comes back. Returns a function that stops it. */
export function watchPresses(owner: string): () => void {
  $owner.set(owner);
  const sendNow = () => {
    if (document.visibilityState === 'visible') void sendPresses();
  };
  window.addEventListener('online', sendNow);
  window.addEventListener('pageshow', sendNow);
  document.addEventListener('visibilitychange', sendNow);
  sendNow();
  return () => {
    window.removeEventListener('online', sendNow);
    window.removeEventListener('pageshow', sendNow);
    document.removeEventListener('visibilitychange', sendNow);
    clearTimeout(timer);
  };
}
