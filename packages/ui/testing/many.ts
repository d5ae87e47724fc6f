/** Twelve rows that differ in their ids. */
export const many = <Row extends { _id: string }>(row: Row): Row[] =>
  Array.from({ length: 12 }, (_, index) => ({ ...row, _id: String(index) }));
