import { lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableProps } from './table-props.ts';

/** Above this, only the visible rows are in the page. */
export const MANY_ROWS = 200;

// Loaded on demand: short tables do not need the virtualizer.
const VirtualTable = lazy(async () => {
  const module = await import('./VirtualTable.tsx');
  return { default: module.VirtualTable<never> };
});

/** A table of more than MANY_ROWS rows. */
export const LongTable = <Item,>(props: TableProps<Item>) => (
  <Suspense fallback={<Skeleton label={`Loading ${props.label}`} />}>
    <VirtualTable {...(props as unknown as TableProps<never>)} />
  </Suspense>
);
