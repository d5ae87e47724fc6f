import { useState } from 'react';
import { ShortcutSheet } from '../../../features/find/ShortcutSheet/ShortcutSheet.tsx';
import { areShortcutsOn, setShortcutsOn, shortcutGroups } from './shortcuts.ts';

export interface ShortcutsProps {
  onClose: () => void;
}

/** The sheet of keyboard shortcuts. Open while mounted. */
export function Shortcuts({ onClose }: ShortcutsProps) {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <ShortcutSheet
      groups={shortcutGroups()}
      on={isOn}
      onChange={(on) => {
        setShortcutsOn(on);
        setOn(on);
      }}
      onClose={onClose}
    />
  );
}
