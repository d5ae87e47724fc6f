import { columnLetters } from '@prahari/domain/sheets/find-table';

/** The beginning of a row or cell, such as `<row r="7">` and `<c t="s">`. */
const ROW_OR_CELL = /<((?:\w+:)?)(row|c)(?=[\s>/])([^<>]*)>/g;
const WITHOUT_ADDRESS = /<(?:\w+:)?c(?=[\s>/])(?![^<>]*\sr\s*=)/;
const ADDRESS = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/;

/** Returns the number of a column from 0. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Writes the address into cells that have none: each follows the cell before it (ECMA-376, 18.3.1.4). */
export function withAddresses(xml: string): string {
  if (!WITHOUT_ADDRESS.test(xml)) return xml;
  let [row, column] = [0, -1];
  return xml.replace(ROW_OR_CELL, (tag, prefix: string, name: string, attributes: string) => {
    const [, letters, number] = ADDRESS.exec(attributes) ?? [];
    if (name === 'row') {
      row = Number(number ?? row + 1);
      column = -1;
      return tag;
    }
    column = letters ? columnOf(letters) : column + 1;
    const isNamed = /\sr\s*=/.test(attributes);
    return isNamed ? tag : `<${prefix}c r="${columnLetters(column)}${row}"${attributes}>`;
  });
}
