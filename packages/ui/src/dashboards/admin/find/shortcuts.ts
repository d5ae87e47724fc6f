import { find, undo } from '@prahari/contract/office';
import { isOffered } from '../../../stores/session/api.ts';
import { offeredCommands, openNavDialog } from './commands.ts';
import type { SayCommands } from './commands-words.ts';
import {
  searchField,
  takeEarlyKeys,
  textAfter,
  typeInto,
  untilSearchIsThere,
  visible,
} from './early-keys.ts';

const STORED = 'shortcuts';

/** True if single keys act; kept in this browser. */
export const areShortcutsOn = (): boolean => localStorage.getItem(STORED) !== 'off';
export function setShortcutsOn(on: boolean): void {
  if (on) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
}

/** Time between G and the key after it. */
const SEQUENCE_MS = 1500;

/** The row that has focus, or in which something has. */
const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('main tbody tr') ?? null;

function moveRow(by: 1 | -1): void {
  const rows = visible('main tbody tr:not([data-group])');
  const row = focusedRow();
  const at = row ? rows.indexOf(row) + by : 0;
  const next = rows[Math.max(0, Math.min(at, rows.length - 1))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Presses the button or link of the focused row that has this attribute, whatever its word is. */
const pressInRow = (attribute: 'data-row-action' | 'data-row-details') =>
  focusedRow()?.querySelector<HTMLElement>(`[${attribute}]`)?.click();

function openRow(): void {
  const row = document.activeElement;
  if (!(row instanceof HTMLElement) || !row.matches('main tbody tr')) return;
  const first = row.querySelector<HTMLElement>('[role=rowheader] a, [role=rowheader] button, th a');
  if (first) first.click();
  else pressInRow('data-row-details');
}

/** The action of a toast, such as Undo. */
const pressToastAction = () => visible('[data-toast-action]').at(-1)?.click();

const acts: Readonly<Record<string, () => void>> = {
  '?': () => openNavDialog('shortcuts'),
  '/': () => searchField()?.focus(),
  j: () => moveRow(1),
  k: () => moveRow(-1),
  a: () => pressInRow('data-row-action'),
  u: pressToastAction,
  Enter: openRow,
};

/** Returns what opens the tab of a key after G: `C` for Clients. */
const placeOf = (key: string) =>
  offeredCommands().find(({ keys }) => keys?.toLowerCase() === `g ${key}`)?.run;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea, [role=combobox], [role=textbox]'));

/** Keys of a field are text, and those of a dialog its own. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  isField(target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Long ago, also for keys pressed as soon as the page has loaded: timestamps count from there. */
const NEVER = Number.NEGATIVE_INFINITY;
let afterG = NEVER;

/** The time in which a requested dialog opens. Keys pressed meanwhile are meant for it. */
const DIALOG_MS = 3000;
let requestedAt = NEVER;
let typedAhead = '';

/** A space typed ahead while this is being loaded presses the focused button, which requests the dialog again. */
function onDialogRequest({ timeStamp }: Pick<Event, 'timeStamp'>): void {
  if (timeStamp - requestedAt > DIALOG_MS) typedAhead = '';
  requestedAt = timeStamp;
}

/** Text typed before the search dialog had opened. */
export function takeTypedAhead(): string {
  replayEarlyKeys();
  const text = typedAhead;
  typedAhead = '';
  requestedAt = NEVER;
  return text;
}

/** Belongs to the browser or the system, or composes a character. */
const isTheirs = ({ altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || isComposing;

function act(event: KeyboardEvent): void {
  const { key, repeat } = event;
  if (event.timeStamp - requestedAt < DIALOG_MS) {
    typedAhead = textAfter(typedAhead, key);
    if (key.length === 1) event.preventDefault();
    return;
  }
  if (!areShortcutsOn()) return;
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  const place = event.timeStamp - afterG < SEQUENCE_MS ? placeOf(pressed) : undefined;
  afterG = pressed === 'g' && !place ? event.timeStamp : NEVER;
  const run = place ?? acts[pressed];
  // Enter on a button or link is the browser's.
  if (!run || (repeat && !['j', 'k'].includes(pressed))) return;
  if (pressed !== 'Enter') event.preventDefault();
  run();
}

function onKeyDown(event: KeyboardEvent): void {
  if (isTheirs(event) || event.defaultPrevented) return;
  if (isElsewhere(event)) requestedAt = NEVER;
  else act(event);
}

/** True for Enter on what had the focus then: it has pressed that, and means nothing to the row that has the focus now. */
const isOverEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target !== document.activeElement;

/** Acts on what was pressed before. Keys after a slash or a requested dialog are text for the field that opens. */
function replayEarlyKeys(): void {
  let search: Element | null = null;
  let text = '';
  for (const event of takeEarlyKeys()) {
    if (!(event instanceof KeyboardEvent)) onDialogRequest({ timeStamp: performance.now() });
    else if (isTheirs(event) || isOverEnter(event)) continue;
    else if (search) text = textAfter(text, event.key);
    else {
      const before = document.activeElement;
      act(event);
      if (document.activeElement !== before && isField(document.activeElement))
        search = document.activeElement;
    }
  }
  if (search instanceof HTMLInputElement && text) typeInto(search, text);
}

/** Listens for the shortcuts of the office. A key pressed while the page was loading acts as well, unless a field has the focus by now. */
export async function listenForShortcuts(): Promise<void> {
  await untilSearchIsThere();
  document.addEventListener('keydown', onKeyDown);
  addEventListener('dialogrequest', onDialogRequest);
  if (isField(document.activeElement)) takeEarlyKeys();
  else replayEarlyKeys();
}

/** Returns the shortcuts for the sheet, without those of what the API lacks. */
export const shortcutGroups = (t: SayCommands) => [
  {
    title: t('anywhere'),
    shortcuts: [
      ...(isOffered(find) ? [{ keys: 'Ctrl K', does: t('findAnything') }] : []),
      { keys: '/', does: t('searchList') },
      ...(isOffered(undo) ? [{ keys: 'U', does: t('undoWhileItIsOffered') }] : []),
      { keys: '?', does: t('thisSheet') },
    ],
  },
  {
    title: t('inList'),
    shortcuts: [
      { keys: 'J', does: t('nextRow') },
      { keys: 'K', does: t('previousRow') },
      { keys: 'Enter', does: t('openRow') },
      { keys: 'A', does: t('acceptOrAssign') },
    ],
  },
  {
    title: t('goTo'),
    shortcuts: offeredCommands().flatMap(({ keys, place }) =>
      keys && place ? [{ keys, does: place(t) }] : [],
    ),
  },
];
