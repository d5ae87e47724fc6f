import { useEffect, useRef } from 'react';

/** Calls `onPaste` when text is pasted anywhere but into a field. */
export function usePastedText(onPaste: (text: string) => void): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest('input, textarea, select');
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!isField && text.trim() !== '') latest.current(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
