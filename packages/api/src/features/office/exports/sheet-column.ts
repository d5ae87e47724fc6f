export type CellKind = 'day' | 'time' | 'rupees';
export type Value = string | number | undefined;

/**
 * A column of a file: its heading and its value in a row. A value that is a day (`YYYY-MM-DD`), a time of
 * India's clock (`YYYY-MM-DD HH:MM`) or an amount in rupees says so, for spreadsheets that calculate with it.
 */
export type SheetColumn<Row> = readonly [heading: string, value: (row: Row) => Value, kind?: CellKind];
