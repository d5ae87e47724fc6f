import type { ReactNode } from 'react';

/** The state of a row besides its data. */
export interface RowState {
  /** An action on the row is running. */
  isPending: boolean;
  isSelected: boolean;
  /** Id of the cell that names the row. */
  nameId: string;
}

export interface Column<Row> {
  /** Also the sort key. */
  id: string;
  header: string;
  /** Shown in the header row instead of `header`, which stays the accessible name. */
  head?: ReactNode;
  cell: (row: Row, state: RowState) => ReactNode;
  /** The full text, shown on hover when the cell cuts it off. */
  title?: ((row: Row) => string) | undefined;
  sortable?: boolean | undefined;
  /** Names both orders where cards are sorted; `A to Z` and `Z to A` by default. */
  orders?: readonly [ascending: string, descending: string] | undefined;
  /** The first press on the header sorts descending. */
  descendsFirst?: boolean | undefined;
  /** `end` for numbers and amounts, with tabular figures. */
  align?: 'end' | undefined;
  /** The least width of a column of one line in a wide table. It grows with its content. */
  width?: string | undefined;
  /** Text in two lines at most, or in all it needs. Such columns share the rest of the width. */
  wrap?: 'two lines' | 'all lines' | undefined;
  /** The header is for assistive technology only. */
  hideHeader?: boolean | undefined;
  /** The cell names the row. By default the first column does. */
  rowHeader?: boolean | undefined;
  /** Position on a card: `figure` is opposite the title, `wide` spans the card. */
  card?: 'title' | 'figure' | 'end' | 'line' | 'wide' | 'actions' | 'aside' | 'select' | 'hidden' | undefined;
  /** Label before the value on a card, which has no header. */
  cardLabel?: string | undefined;
  /**
   * Hides the column below a width: `medium` 66rem, `low` 96rem. `merged` is hidden from 40 to
   * 54rem, where a `SpareLine` in another cell may show its value.
   */
  priority?: 'medium' | 'low' | 'merged' | undefined;
}
