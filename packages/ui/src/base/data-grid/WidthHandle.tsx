import { type PointerEvent, useRef } from 'react';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import type { Widths } from './column-widths.ts';
import type { Resizing } from './useColumnWidths.ts';

export interface WidthHandleProps {
  column: string;
  resizing: Resizing;
}

interface Drag {
  x: number;
  from: Widths;
  /** px of the table, negative where text runs to the left. */
  scale: number;
}

/** The edge of a header that a pointer drags; the header's own keys do the same. */
export function WidthHandle({ column, resizing }: WidthHandleProps) {
  const t = useWords(baseWords);
  const drag = useRef<Drag>(null);
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    const { currentTarget: handle, clientX, pointerId } = event;
    const width = handle.closest('table')?.offsetWidth ?? 1;
    const isRtl = getComputedStyle(handle).direction === 'rtl';
    handle.setPointerCapture(pointerId);
    drag.current = { x: clientX, from: resizing.current(), scale: isRtl ? -width : width };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (!drag.current) return;
    const { x, from, scale } = drag.current;
    resizing.resize({ column, by: ((clientX - x) / scale) * 100, from });
  };
  const end = () => {
    drag.current = null;
  };
  return (
    <span
      aria-hidden="true"
      data-width-handle=""
      title={t('dragWidth')}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={resizing.reset}
      // a press on the header would sort
      onClick={(event) => event.stopPropagation()}
      className="absolute inset-y-1 inset-e-0 w-3 cursor-col-resize touch-none border-line-strong border-e opacity-0 hover:opacity-100 pointer-coarse:opacity-40 [thead:hover_&]:opacity-40 @max-[40rem]:hidden print:hidden"
    />
  );
}
