import { lazy, Suspense, useImperativeHandle } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableProps } from './table-props.ts';
import { useWidth } from './useWidth.ts';

/** Above this, only the visible rows are in the page. */
export const MANY_ROWS = 200;

/** Below this, rows are cards (40rem). */
const CARDS_PX = 640;

// Loaded on demand: short tables need neither.
const WindowTable = lazy(async () => {
  const module = await import('./WindowTable.tsx');
  return { default: module.WindowTable<never> };
});
// Cards differ in height, and rows to select need react-aria.
const VirtualTable = lazy(async () => {
  const module = await import('./VirtualTable.tsx');
  return { default: module.VirtualTable<never> };
});

/** A table of more than MANY_ROWS rows. */
export function LongTable<Item>(props: TableProps<Item>) {
  const { ref, width } = useWidth();
  const { ref: outerRef, ...table } = props;
  useImperativeHandle(outerRef, () => ref.current as HTMLDivElement);
  const Rows = props.selection || (width ?? 0) < CARDS_PX ? VirtualTable : WindowTable;
  return (
    <div ref={ref}>
      {width !== null && (
        <Suspense fallback={<Skeleton label={`Loading ${props.label}`} />}>
          <Rows {...(table as unknown as TableProps<never>)} />
        </Suspense>
      )}
    </div>
  );
}
