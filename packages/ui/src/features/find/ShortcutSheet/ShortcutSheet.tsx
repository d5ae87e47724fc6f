import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { Switch } from '../../../base/Switch/Switch.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { Keys } from '../FindAnything/Key.tsx';
import { shortcutSheetWords } from './shortcut-sheet-words.ts';

export interface Shortcut {
  /** In order: `G C`. */
  keys: string;
  /** The action of the keys. */
  does: string;
}

export interface ShortcutSheetProps {
  /** Groups of shortcuts by title. */
  groups: readonly { title: string; shortcuts: readonly Shortcut[] }[];
  /** True if single keys act. */
  on: boolean;
  /** Single keys were turned on or off (WCAG 2.1.4). */
  onChange: (on: boolean) => void;
  /** Close button or Escape. */
  onClose: () => void;
}

/** The keyboard shortcuts, and a switch that turns single keys off. */
export function ShortcutSheet({ groups, on, onChange, onClose }: ShortcutSheetProps) {
  const t = useWords(shortcutSheetWords);
  return (
    <Dialog title={t('keyboardShortcuts')} isOpen onClose={onClose} className="sm:max-w-2xl">
      <div className="gap-x-10 sm:columns-2">
        {groups.map(({ title, shortcuts }) => (
          <section key={title} className="mb-5 break-inside-avoid last:mb-0">
            <h3 className="border-line border-b pb-1.5 font-semibold text-muted text-xs">{title}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={keys}
                  className="flex min-h-9 items-center justify-between gap-3 border-line border-b"
                >
                  <dt>{does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        className="mt-5"
        label={t('singleKeysAct')}
        hint={t('turnOffIfYou')}
        on={on}
        onChange={onChange}
      />
    </Dialog>
  );
}
