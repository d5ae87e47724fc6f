/** Roles written out: as a card, a row is a grid of blocks, and an element that is not displayed as table loses its implicit role. */
export const roles = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;
