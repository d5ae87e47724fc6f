import { Button } from '../../../base/Button/Button.tsx';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { PAUSE, SPEAKER } from '../../../base/Icon/single-shapes.ts';
import { useWords, useWordsLocale } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';
import { useReadAloud } from './useReadAloud.ts';

export interface ReadAloudProps {
  /** The text, in the shown language. */
  text: string;
}

/** A button that reads a text aloud, or stops it; nothing where the device has no voice for the language. */
export function ReadAloud({ text }: ReadAloudProps) {
  const t = useWords(guardDutyWords);
  const reading = useReadAloud(useWordsLocale());
  if (!reading) return null;
  const { isReading, read, stop } = reading;
  return (
    <Button size="large" onPress={isReading ? stop : () => read(text)}>
      <Shape shape={isReading ? PAUSE : SPEAKER} className="size-4" />
      {t(isReading ? 'stopReading' : 'readAloud')}
    </Button>
  );
}
