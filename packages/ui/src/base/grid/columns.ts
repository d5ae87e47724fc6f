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
  /** `end` for numbers and amounts, with tabular figures. */
  align?: 'end' | undefined;
  /** The least width of a column of one line, where the table is wide. It grows with its content, so that nothing is cut off. */
  width?: string | undefined;
  /** Text in two lines at most, or in as many as it needs. Such columns share what columns of one line leave. */
  wrap?: 'two lines' | 'all lines' | undefined;
  /** The header is for assistive technology only. */
  hideHeader?: boolean | undefined;
  /** The cell names the row. By default the first column does. */
  rowHeader?: boolean | undefined;
  /** Position on a card: `figure` is opposite the title, `wide` spans the card. */
  card?: 'title' | 'figure' | 'end' | 'line' | 'wide' | 'actions' | 'select' | 'hidden' | undefined;
  /** Label before the value on a card, which has no header. */
  cardLabel?: string | undefined;
  /**
   * The width of the table below which the column is hidden: `medium` 66rem, `low` 96rem, on cards as well. `merged` is hidden below
   * 54rem but shown on cards; in between, a `SpareLine` in another cell may show its value.
   */
  priority?: 'medium' | 'low' | 'merged' | undefined;
}
