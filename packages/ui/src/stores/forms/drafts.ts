import { KEPT_DRAFTS, OPEN_DIALOG } from '@prahari/contract/constants';
import { atom, type WritableAtom } from 'nanostores';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../api/session-storage.ts';

type Form =
  | 'assignGuard'
  | 'assignToPost'
  | 'replaceGuard'
  | 'newPost'
  | 'rotation'
  | 'swapDuties'
  | 'endPost'
  | 'changePost'
  | 'generateBill'
  | 'rate'
  | 'quote'
  | 'billMonth'
  | 'billLine'
  | 'settleMany'
  | 'changeBill'
  | 'newClient'
  | 'newGuard'
  | 'correctClient'
  | 'correctGuard'
  | 'clientNotes'
  | 'clientTax'
  | 'settle'
  | 'debtCall'
  | 'voidPayment'
  | 'explainPayment'
  | 'creditNote'
  | 'certificate'
  | 'company'
  | 'paper'
  | 'personalData'
  | 'declineReasons'
  | 'import'
  | 'importCell'
  | 'dataRequest'
  | 'clientApplication'
  | 'securityApplication'
  | 'changeRequest'
  | 'changeJobApplication'
  | 'rating'
  | 'problem'
  | 'problemAnswer'
  | 'signup'
  | 'contact'
  | 'muster'
  | 'musterDay'
  | 'reopenMuster'
  | 'leave'
  | 'watchNote'
  | 'coverDuty'
  | 'extendRotation'
  | 'webhook'
  | 'apiToken';

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

/** Returns the drafts of the page before; reads them once per page. */
function restore(): KeptDrafts['values'] {
  if (restored) return restored;
  restored = readKept()?.values ?? {};
  removeSessionItem(KEPT_DRAFTS);
  return restored;
}

/** True if this dialog was open when the session ended or the page reloaded. */
export const wasDialogOpen = (name: string): boolean => readSessionItem(OPEN_DIALOG) === name;

/** Returns the id of the person or row whose dialog was open: `changeBill <id>`. */
export function idOfOpenDialog(form: Form): string {
  const [name, id = ''] = (readSessionItem(OPEN_DIALOG) ?? '').split(' ');
  return name === form ? id : '';
}

/** Keeps a form's values while its tab is closed, and over a reload, a link and a login. */
export function draftOf<Values>(form: Form): WritableAtom<Values | undefined> {
  const known = drafts.get(form) ?? atom(restore()[form]);
  drafts.set(form, known);
  return known as WritableAtom<Values | undefined>;
}

/** Keeps a form's values for each person, post or list by its id. */
export function draftAbout<Values>(form: Form, id: string) {
  const $kept = draftOf<Readonly<Record<string, Values>>>(form);
  return {
    get: (): Values | undefined => $kept.get()?.[id],
    set: (values: Values | undefined): void => {
      const { [id]: _, ...others } = $kept.get() ?? {};
      const all = values === undefined ? others : { ...others, [id]: values };
      $kept.set(Object.keys(all).length > 0 ? all : undefined);
    },
  };
}

let isForgotten = false;

/** Writes drafts, without the longest ones where the storage of the browser is too small for all. */
function write(values: KeptDrafts['values']): void {
  const texts = Object.entries(values).filter(([, value]) => value !== undefined);
  if (texts.length === 0) {
    removeSessionItem(KEPT_DRAFTS);
    return;
  }
  const owner = readSessionItem(OWNER) ?? '';
  if (writeSessionItem(KEPT_DRAFTS, JSON.stringify({ owner, values } satisfies KeptDrafts))) return;
  const lengthOf = ([, value]: (typeof texts)[number]) => JSON.stringify(value).length;
  const [longest] = texts.sort((one, other) => lengthOf(other) - lengthOf(one));
  if (longest) write({ ...values, [longest[0]]: undefined });
}

function keep(): void {
  if (isForgotten) return;
  const changed = Object.fromEntries([...drafts].map(([form, $draft]) => [form, $draft.get()]));
  write({ ...restored, ...changed });
}

/** Keeps all drafts in this tab of the browser when the page is left: for a reload, a link, a login. */
export function keepDrafts(): void {
  window.addEventListener('pagehide', keep);
  // Android ends a page in the background without a pagehide.
  window.addEventListener('visibilitychange', keep);
}

/** Forgets all drafts, because the user logged out. */
export function forgetDrafts(): void {
  isForgotten = true;
  for (const item of [KEPT_DRAFTS, OPEN_DIALOG, OWNER]) removeSessionItem(item);
}

/** Drops the drafts of other users after a login. */
export function claimDrafts(userId: string): void {
  if (readKept()?.owner !== userId) removeSessionItem(KEPT_DRAFTS);
  writeSessionItem(OWNER, userId);
}
