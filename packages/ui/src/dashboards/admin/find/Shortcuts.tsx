import { useState } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import { ShortcutSheet } from '../../../features/find/ShortcutSheet/ShortcutSheet.tsx';
import { commandsWords } from './commands-words.ts';
import { areShortcutsOn, setShortcutsOn, shortcutGroups } from './shortcuts.ts';

export interface ShortcutsProps {
  onClose: () => void;
}

/** The sheet of keyboard shortcuts. Open while mounted. */
export function Shortcuts({ onClose }: ShortcutsProps) {
  const t = useWords(commandsWords);
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <ShortcutSheet
      groups={shortcutGroups(t)}
      on={isOn}
      onChange={(on) => {
        setShortcutsOn(on);
        setOn(on);
      }}
      onClose={onClose}
    />
  );
}
