import { formatCount } from '@prahari/domain/format';
import { type ReactNode, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { officeOverviewWords } from './office-overview-words.ts';

interface StillLinesProps {
  /** Lines by what they are about, the most urgent first. */
  lines: Readonly<Record<string, ReactNode>>;
  /** The classes of the room that the list takes at least. */
  place: string;
  /** Takes that room, and room for one more line than there are. */
  keepsRoom: boolean;
}

/** Lines for which there is always room. */
const LEAST = 7;

const LINE =
  'min-h-8.5 break-inside-avoid not-first:border-t touch:min-h-target @min-[40rem]:@max-[68rem]:border-t';

/**
 * A list that stays as high as it was when it came: lines that come later stand below the others, in room that was
 * kept for them, and where that is full they wait behind a button.
 */
export function StillLines({ lines, place, keepsRoom }: StillLinesProps) {
  const t = useWords(officeOverviewWords);
  const [order, setOrder] = useState(() => Object.keys(lines));
  const [room, setRoom] = useState(() => Math.max(LEAST, order.length + 1));
  const known = [...new Set([...order, ...Object.keys(lines)])].filter((id) => lines[id]);
  if (known.join() !== order.join()) setOrder(known);
  const isFull = keepsRoom && known.length > room;
  const shown = isFull ? known.slice(0, room - 1) : known;
  const spare = keepsRoom ? Math.max(0, room - shown.length - (isFull ? 1 : 0)) : 0;
  return (
    <ul
      className={`${keepsRoom ? place : 'mt-1'} @min-[40rem]:@max-[68rem]:columns-2 @min-[40rem]:@max-[68rem]:gap-8`}
    >
      {shown.map((id) => (
        <li key={id} className={`border-line ${LINE}`}>
          {lines[id]}
        </li>
      ))}
      {isFull && (
        <li className={`border-line ${LINE}`}>
          <Button size="small" variant="plain" onPress={() => setRoom(known.length)}>
            {t('moreToDo', { count: formatCount(known.length - shown.length) })}
          </Button>
        </li>
      )}
      {Array.from({ length: spare }, (_, index) => `${index}`).map((id) => (
        <li key={id} aria-hidden="true" className={`border-transparent ${LINE}`} />
      ))}
    </ul>
  );
}
