import { useRef, useState } from 'react';
import { fieldWords } from '../words/field-words.ts';
import { useWords } from '../words/useWords.ts';

export interface Typing {
  type: (text: string) => void;
  /** The focus comes or something was chosen. */
  forget: () => void;
  /** The focus leaves. */
  leave: () => void;
}

/** Keeps a text that chose nothing when the focus left: react-aria takes it back, and people should see that. */
export function useUnchosenText(): { typing: Typing; message: string | undefined } {
  const t = useWords(fieldWords);
  const typed = useRef('');
  const [text, setText] = useState('');
  const typing = {
    type: (next: string) => {
      typed.current = next.trim();
    },
    forget: () => {
      typed.current = '';
      setText('');
    },
    leave: () => setText(typed.current),
  };
  return { typing, message: text ? t('notChosen', { text }) : undefined };
}
