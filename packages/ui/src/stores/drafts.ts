import { atom, type WritableAtom } from 'nanostores';
import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';

type Form =
  | 'assignGuard'
  | 'assignToPost'
  | 'replaceGuard'
  | 'changePost'
  | 'generateBill'
  | 'clientApplication'
  | 'securityApplication';

const drafts: Record<Form, WritableAtom<unknown>> = {
  assignGuard: atom(),
  assignToPost: atom(),
  replaceGuard: atom(),
  changePost: atom(),
  generateBill: atom(),
  clientApplication: atom(),
  securityApplication: atom(),
};
const forms = Object.keys(drafts) as Form[];

const KEPT = 'drafts';
const OWNER = 'draftsOwner';

interface KeptDrafts {
  owner: string;
  values: Partial<Record<Form, unknown>>;
}

function readKept(): KeptDrafts | undefined {
  try {
    return JSON.parse(readSessionItem(KEPT) ?? '') as KeptDrafts;
  } catch {
    return undefined;
  }
}

let isRestored = false;

/** Once a page: takes what was kept when the session ended. */
function restore(): void {
  if (isRestored) return;
  isRestored = true;
  const values = readKept()?.values ?? {};
  removeSessionItem(KEPT);
  for (const form of forms) if (values[form] !== undefined) drafts[form].set(values[form]);
}

/** Keeps the values of a form while its tab is closed, until the page reloads, and over a login after the session has ended. */
export function draftOf<Values>(form: Form): WritableAtom<Values | undefined> {
  restore();
  return drafts[form] as WritableAtom<Values | undefined>;
}

function keep(): void {
  const owner = readSessionItem(OWNER);
  const values = Object.fromEntries(forms.map((form) => [form, drafts[form].get()]));
  if (owner) writeSessionItem(KEPT, JSON.stringify({ owner, values }));
}

/**
 * The session has ended: keeps all drafts in this tab of the browser for the next login of the same user. Written when the page is
 * left, because a form that is being sent has no draft until its call has failed.
 */
export function keepDrafts(): void {
  window.addEventListener('pagehide', keep, { once: true });
}

/** A user has logged in: nobody else's drafts stay. */
export function claimDrafts(userId: string): void {
  if (readKept()?.owner !== userId) removeSessionItem(KEPT);
  writeSessionItem(OWNER, userId);
}
