import { KEPT_DRAFTS, OPEN_DIALOG } from '@prahari/contract/constants';
import { atom, type WritableAtom } from 'nanostores';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../session-storage.ts';

type Form =
  | 'assignGuard'
  | 'assignToPost'
  | 'replaceGuard'
  | 'changePost'
  | 'generateBill'
  | 'newClient'
  | 'newGuard'
  | 'correctClient'
  | 'correctGuard'
  | 'clientNotes'
  | 'paper'
  | 'declineReasons'
  | 'import'
  | 'dataRequest'
  | 'clientApplication'
  | 'securityApplication';

const drafts = new Map<Form, WritableAtom<unknown>>();

const OWNER = 'draftsOwner';

interface KeptDrafts {
  owner: string;
  values: Partial<Record<Form, unknown>>;
}

function readKept(): KeptDrafts | undefined {
  try {
    return JSON.parse(readSessionItem(KEPT_DRAFTS) ?? '') as KeptDrafts;
  } catch {
    return undefined;
  }
}

let restored: KeptDrafts['values'] | undefined;

/** What was kept when the session ended; read once a page. */
function restore(): KeptDrafts['values'] {
  if (restored) return restored;
  restored = readKept()?.values ?? {};
  removeSessionItem(KEPT_DRAFTS);
  return restored;
}

/** Whether this dialog was open when the session ended or the page was reloaded. Here, because the first view of the office loads this file anyway. */
export const wasDialogOpen = (name: string): boolean => readSessionItem(OPEN_DIALOG) === name;

/** Keeps the values of a form while its tab is closed, until the page reloads, and over a login after the session has ended. */
export function draftOf<Values>(form: Form): WritableAtom<Values | undefined> {
  const known = drafts.get(form) ?? atom(restore()[form]);
  drafts.set(form, known);
  return known as WritableAtom<Values | undefined>;
}

/** As draftOf, for a form about one person or list: the draft of another one is not shown. */
export function draftAbout<Values>(form: Form, id: string) {
  const $kept = draftOf<{ id: string; values: Values }>(form);
  return {
    get: (): Values | undefined => ($kept.get()?.id === id ? $kept.get()?.values : undefined),
    set: (values: Values | undefined): void => $kept.set(values && { id, values }),
  };
}

function keep(): void {
  const owner = readSessionItem(OWNER);
  const changed = Object.fromEntries([...drafts].map(([form, $draft]) => [form, $draft.get()]));
  const values = { ...restored, ...changed };
  if (owner) writeSessionItem(KEPT_DRAFTS, JSON.stringify({ owner, values }));
}

/**
 * The session has ended: keeps all drafts in this tab of the browser for the next login of the same
 * user. Written when the page is left, because a form that is being sent has no draft until then.
 */
export function keepDrafts(): void {
  window.addEventListener('pagehide', keep, { once: true });
}

/** A user has logged in: nobody else's drafts stay. */
export function claimDrafts(userId: string): void {
  if (readKept()?.owner !== userId) removeSessionItem(KEPT_DRAFTS);
  writeSessionItem(OWNER, userId);
}
