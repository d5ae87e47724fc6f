import { cleanText } from '../clean-text.ts';
import { isPhoneNumber } from '../phone.ts';
import { fieldsOf } from './column-words.ts';
import { readDelimited } from './delimited-text.ts';

/** `[26/11/26, 8:02 pm] Ravi:` or `26/11/2026, 20:02 - Ravi:` before each copied message. */
const MESSAGE =
  /^(?:\[\d[^\]]*\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)? -)\s*[^:]{1,60}:\s*/i;
/** `1.`, `2)`, `3 -`, `•`, `*`. */
const NUMBERING = /^(?:\(?\d{1,3}\s*[.):-]|[-•*▪➢✓])\s+|^\(?\d{1,3}[.)]\s*(?=\p{L})/u;
const PHONE = /(?:\+|00)?\d[\d ().-]{7,}\d/g;
const BETWEEN = /\s*[,;|:]\s*|\s+[-–—]\s+/;

/** A line's cells: name, phone, city. */
function cellsOf(line: string): string[] {
  const text = cleanText(line).replace(MESSAGE, '').replace(NUMBERING, '');
  const phones = text.match(PHONE) ?? [];
  const parts = text
    .replace(PHONE, ' | ')
    .split(BETWEEN)
    .map((part) =>
      part.replace(/^(?:(?:name|mob(?:ile)?|ph(?:one)?|contact|city)(?: no)?\.?|[/&.-])$/i, '').trim(),
    )
    .filter(Boolean);
  return [parts[0] ?? '', phones.map((phone) => phone.trim()).join(' / '), parts.slice(1).join(', ')];
}

const areHeadings = (line: string): boolean =>
  (['guards', 'clients'] as const).some(
    (kind) => fieldsOf(kind, line.split(/[,;|]/)).filter(Boolean).length > 1,
  );

/** True for lines of a chat that each name a person with a phone number, not cells of a sheet. */
export function areLines(text: string): boolean {
  if (text.includes('\t')) return false;
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.slice(0, 5).some(areHeadings)) return false;
  const separators = new Set(lines.map((line) => line.replace(MESSAGE, '').split(/[,;|]/).length));
  const isTable = lines.length > 1 && separators.size === 1 && !separators.has(1);
  const phones = lines.filter((line) => line.replace(MESSAGE, '').match(PHONE)?.some(isPhoneNumber));
  return (
    phones.length > 0 &&
    phones.length >= lines.length / 2 &&
    (!isTable || lines.some((line) => MESSAGE.test(line)))
  );
}

/** Reads pasted lines such as `1. Asha Rao - 98765 43210, Bhopal` into cells under headings. */
export const readLines = (text: string): string[][] => [
  ['Name', 'Phone', 'City'],
  ...text.split(/\r\n?|\n/).map(cellsOf),
];

/** Reads what was pasted: cells of a sheet, or lines of a chat. */
export const readPasted = (text: string): string[][] =>
  areLines(text) ? readLines(text) : readDelimited(text);
