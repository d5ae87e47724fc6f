import type { ComponentProps, ReactNode } from 'react';
import type { Column } from './columns.ts';

/** The selected rows and what can be done with them. */
export interface RowSelecting {
  /** Keys of the selected rows, those of other pages among them. */
  selected: ReadonlySet<string>;
  /** Called with the keys of all selected rows. */
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Buttons for actions on the selected rows. */
  actions: ReactNode;
  /** The sum of the selected rows: `₹18,42,000.00`. */
  sum?: string | undefined;
}

/** Props that a list passes to its table besides the rows. */
export interface TableState {
  /** Column id, `-` before it for descending: `-amount`. */
  sort?: string | undefined;
  /** Called with the new `sort`. Without it, headers cannot be pressed. */
  onSort?: ((sort: string) => void) | undefined;
  /** Newer rows are loading; the old ones stay visible. */
  busy?: boolean | undefined;
  /** Replaces the rows when there are none. */
  empty: ReactNode;
  /** Keys of rows with a running action: their buttons ignore presses. */
  pending?: ReadonlySet<string> | undefined;
  /** Keys of rows that left the list and keep their place, muted and without actions. */
  removed?: ReadonlySet<string> | undefined;
  /** Rows are being selected: checkboxes, and a bar with actions above them. */
  selecting?: RowSelecting | undefined;
  /** Sticky header, `--table-head-top` below the top of the scroll container. */
  stickyHead?: boolean | undefined;
}

/** Groups of rows. */
export interface RowGroups<Item> {
  /** The group of a row. */
  nameOf: (row: Item) => string;
  /** Returns the head of a group. @param rows all rows of the page */
  head: (name: string, rows: readonly Item[]) => ReactNode;
}

export interface TableProps<Item> extends TableState, Omit<ComponentProps<'div'>, 'aria-busy' | 'children'> {
  /** Names the table. */
  label: string;
  /** In display order. */
  columns: readonly Column<Item>[];
  /** The rows of this page, in display order. */
  rows: readonly Item[];
  /** Unique and stable per row; empty for a row without an id. */
  rowKey: (row: Item) => string;
  /**
   * Name of the list under which the browser keeps widths that a person gives to columns, by dragging
   * a header's edge or by Shift and an arrow key. Without it widths cannot be changed.
   */
  widthsKey?: string | undefined;
  /** Announces a new width. @param percent of the table */
  widthText?: ((header: string, percent: number) => string) | undefined;
  /** Groups of adjacent rows, each with a row above it. Not in long tables. */
  groups?: RowGroups<Item> | undefined;
}
