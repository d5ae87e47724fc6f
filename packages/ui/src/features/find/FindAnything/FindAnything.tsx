import { type FindKind, findKindLabels, findKinds } from '@prahari/contract/office';
import type { Found } from '@prahari/contract/office.schemas';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseOnBack } from '../../../base/history-entries.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { ignoreRepeatedClicks } from '../../../base/ignore-repeated-clicks.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { FindOption } from './FindOption.tsx';
import { findAnythingWords, type SayFindAnything } from './find-anything-words.ts';
import type { FindCommand } from './find-command.ts';
import { Key } from './Key.tsx';

/** The result of a search. */
export type FindState =
  | { state: 'idle' }
  /** `rows` are those of the search before. */
  | { state: 'loading'; rows: readonly Found[] }
  | { state: 'failed' }
  | { state: 'ready'; rows: readonly Found[] };

export interface FindAnythingProps {
  /** The text in the field. */
  query: string;
  /** Called at each change of the text. */
  onQuery: (query: string) => void;
  /** The result of the search. */
  found: FindState;
  /** Commands that fit the text, after what was found. */
  commands: readonly FindCommand[];
  /** Characters that can be typed. */
  maxLength: number;
  /** A row was chosen. The caller closes the search dialog. */
  onOpen: (row: Found) => void;
  /** A command was chosen. The caller closes the search dialog. */
  onRun: (command: FindCommand) => void;
  /** Escape, or a press outside. */
  onClose: () => void;
}

interface Option {
  key: string;
  choose: () => void;
}

const rowsIn = (found: FindState): readonly Found[] =>
  found.state === 'ready' || found.state === 'loading' ? found.rows : [];

const isNamed = ({ name }: Found, query: string) => name.toLowerCase().includes(query.trim().toLowerCase());

/** Said politely whenever it changes. */
function messageOf(found: FindState, query: string, count: number, t: SayFindAnything): string {
  if (found.state === 'failed') return t('searchCouldNotBe');
  if (found.state === 'ready' && count === 0) return t('nothingFoundFor', { trim: query.trim() });
  return '';
}

/**
 * A combobox with a listbox in a dialog (WAI-ARIA APG): focus stays in the field, Up and Down choose, Enter opens. People, posts
 * and bills by kind, then commands.
 */
export function FindAnything(props: FindAnythingProps) {
  const t = useWords(findAnythingWords);
  const { query, onQuery, found, commands, maxLength, onOpen, onRun, onClose } = props;
  const id = useId();
  // a double click on the button that opens the search dialog, or on a row that closes it
  useEffect(() => {
    ignoreRepeatedClicks();
    return ignoreRepeatedClicks;
  }, []);
  const [active, setActive] = useState(0);
  const rows = rowsIn(found);
  // A guard is also found by the client whose name was typed, who comes first then.
  const byName = (one: Found, other: Found) => Number(isNamed(other, query)) - Number(isNamed(one, query));
  const groups = findKinds
    .map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind).sort(byName) }))
    .filter((group) => group.rows.length > 0)
    .sort(({ rows: [one] }, { rows: [other] }) => (one && other ? byName(one, other) : 0));
  const options: Option[] = [
    ...groups.flatMap((group) => group.rows).map((row) => ({ key: row._id, choose: () => onOpen(row) })),
    ...commands.map((command) => ({ key: command.id, choose: () => onRun(command) })),
  ];
  const current = options[Math.min(active, options.length - 1)];
  const optionId = (key: string) => `${id}-${key}`;
  const type = (text: string) => {
    setActive(0);
    onQuery(text);
  };
  const move = (index: number) => {
    const next = (index + options.length) % options.length;
    setActive(next);
    const option = options[next];
    if (option) document.getElementById(optionId(option.key))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = Math.min(active, options.length - 1);
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const to = moves[event.key];
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      current?.choose();
    }
  };
  const optionProps = (key: string) => ({
    id: optionId(key),
    query,
    isActive: current?.key === key,
    onPoint: () => setActive(options.findIndex((option) => option.key === key)),
    onChoose: () => options.find((option) => option.key === key)?.choose(),
  });
  const heading = (title: string, kind: FindKind | 'do') => (
    <div
      id={`${id}-${kind}-title`}
      role="presentation"
      className="px-5 pt-3 pb-1 font-semibold text-muted text-xs"
    >
      {title}
    </div>
  );
  const message = messageOf(found, query, rows.length, t);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDismissable
      className="prahari fixed inset-0 z-8 grid h-(--visual-viewport-height) items-start justify-items-center bg-scrim sm:px-4 sm:pt-[4.5rem] sm:pb-4"
    >
      <Modal
        data-raised=""
        className="flex max-h-full w-full flex-col overflow-hidden bg-raised text-ink shadow-3 max-sm:h-full sm:max-w-[44rem] sm:rounded-lg sm:border sm:border-line forced-colors:border"
      >
        <Dialog aria-label={t('findAnything')} className="flex min-h-0 flex-1 flex-col outline-none">
          <CloseOnBack onClose={onClose} />
          <div className="flex shrink-0 items-center gap-3 border-line border-b px-5">
            <Icon name="search" className="size-4 shrink-0 text-muted" />
            <input
              role="combobox"
              aria-label={t('findGuardClientPost')}
              aria-expanded={options.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={current ? optionId(current.key) : undefined}
              autoFocus
              autoComplete="off"
              spellCheck={false}
              maxLength={maxLength}
              placeholder={t('namePhonePlaceOr')}
              value={query}
              onChange={({ target }) => type(target.value)}
              onKeyDown={onKeyDown}
              className="min-h-14 w-full min-w-0 bg-transparent text-md outline-none placeholder:text-faint"
            />
            <button
              type="button"
              aria-label={t('escClose')}
              onClick={onClose}
              className="shrink-0 rounded-sm border border-line-strong px-2 py-1 font-medium text-xs max-sm:-me-3 max-sm:grid max-sm:size-11 max-sm:place-items-center max-sm:border-transparent"
            >
              <span className="max-sm:hidden">{t('esc')}</span>
              <Icon name="close" className="size-4 sm:hidden" />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto pb-2" aria-busy={found.state === 'loading'}>
            <p role="status" className={message ? 'px-5 pt-4 pb-1 text-muted text-sm' : 'sr-only'}>
              {message}
            </p>
            <div id={`${id}-list`} role="listbox" aria-label={t('results')}>
              {groups.map((group) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
                <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}-title`}>
                  {heading(findKindLabels[group.kind], group.kind)}
                  {group.rows.map((row) => (
                    <FindOption key={row._id} {...optionProps(row._id)} row={row} />
                  ))}
                </div>
              ))}
              {commands.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
                <div role="group" aria-labelledby={`${id}-do-title`}>
                  {heading(t('do'), 'do')}
                  {commands.map((command) => (
                    <FindOption key={command.id} {...optionProps(command.id)} command={command} />
                  ))}
                </div>
              )}
            </div>
          </div>
          <KeyHints />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The keys of the search dialog, for those who have a keyboard. */
const KeyHints = () => {
  const t = useWords(findAnythingWords);
  return (
    <p
      aria-hidden="true"
      className="hidden shrink-0 gap-4 border-line border-t px-5 py-2.5 text-muted text-xs sm:flex"
    >
      <span className="inline-flex items-center gap-2">
        <Key>{t('up')}</Key> <Key>{t('down')}</Key> {t('choose')}
      </span>
      <span className="inline-flex items-center gap-2">
        <Key>{t('enter')}</Key> {t('open')}
      </span>
      <span className="inline-flex items-center gap-2">
        <Key>?</Key> {t('allShortcutsOutsideOf')}
      </span>
    </p>
  );
};
