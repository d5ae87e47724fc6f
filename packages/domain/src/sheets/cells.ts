import { cleanCode, cleanText } from '../clean-text.ts';
import { readDay } from '../read-day.ts';
import type { Shift } from '../shifts.ts';

const NOTHING = /^(?:n\.?\s*\/?\s*a\.?|#n\/a|nil|none|null|not available|not applicable|[-–—_.?]+)$/i;

/** True for a cell that says there is nothing: empty, `NA`, `Nil`, `-`. */
export const isNothing = (cell: string): boolean => cell === '' || NOTHING.test(cell);

/** Returns a cell's text with single spaces, empty if it says that there is nothing. */
export const textIn = (cell: string): string => {
  const text = cleanText(cell).replace(/ {2,}/g, ' ');
  return isNothing(text) ? '' : text;
};

/** Returns a cell's text on one line: a line break in a cell of a spreadsheet is a space. */
export const lineIn = (cell: string): string => textIn(cell).replace(/\s+/g, ' ');

/** True for what a spreadsheet shows in place of a value: `#REF!`, `#VALUE!`, `#####` of a narrow column. */
export const isSheetError = (cell: string): boolean => /^#(?:[A-Z]+(?:\/0)?[!?]|#+)$/.test(cell.trim());

/** Returns a day as `YYYY-MM-DD`; any other text stays for the schema to report. */
export const dayIn = (cell: string): string => {
  const text = textIn(cell);
  return readDay(text) ?? text;
};

/** True for a long number that Excel has cut to `9.87654E+09`. */
export const isCutNumber = (cell: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(cell);

/** Removes the quote and the decimals with which Excel may save a phone: `9876543210.0`. */
export const phoneIn = (cell: string): string => textIn(cell).replace(/^'|\.0+$/g, '');

/** Finds the six digits of `PIN-462001` and `462001 (MP)`; any other text stays. */
export function pinIn(cell: string): string {
  const text = cleanCode(textIn(cell)).replace(/\.0+$/, '');
  const [digits, ...others] = text.replace(/(\d) (?=\d)/g, '$1').match(/\d+/g) ?? [];
  return digits && others.length === 0 && /^\d{6}$/.test(digits) ? digits : text;
}

const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$|^\.\d+$/;

/** Returns undefined for an empty cell, and other text for the schema to report. */
export const numberIn = (cell: string): number | string | undefined => {
  const text = cleanCode(textIn(cell));
  return text === '' ? undefined : NUMBER.test(text) ? Number(text.replaceAll(',', '')) : cell;
};

/** Reads years of experience: `2`, `2 years`, `2.5 yrs`, `3+`, `1 yr 6 months`, `18 months`, `Fresher`. */
export function yearsIn(cell: string): number | string | undefined {
  const text = cleanCode(textIn(cell)).toLowerCase();
  if (/^(?:fresher?|new|no experience)$/.test(text)) return 0;
  const [, years, months] =
    /^(?:(\d+(?:\.\d+)?)\s*\+?\s*(?:years?|yrs?|y|साल|वर्षे?)\.?)?(?:\s*(?:and\s*)?(\d+)\s*(?:months?|mths?|mon|m|महीने|महिने)\.?)?$/.exec(
      text,
    ) ?? [];
  if (!years && !months) return numberIn(cell.replace(/\s*\+\s*$/, ''));
  return Math.round((Number(years ?? 0) + Number(months ?? 0) / 12) * 10) / 10;
}

/** Reads a count of guards: `3`, `3 nos`, `03 guards`. */
export const countIn = (cell: string): number | string | undefined =>
  numberIn(cell.replace(/\s*\b(?:nos?|guards?|persons?|men|pax)\b\.?\s*$/i, ''));

/** Reads the hours of a duty: `12`, `12 hrs`. */
export const hoursIn = (cell: string): number | string | undefined =>
  numberIn(cell.replace(/\s*(?:hours?|hrs?|h|घंटे|तास)\b\.?\s*$/i, ''));

/** Returns a time of day as `20:00` from `8 pm`, `8.00 PM`, `2000 hrs` or `20:00:00`; any other text stays for the schema to report. */
export function timeIn(cell: string): string {
  const text = cleanCode(textIn(cell)).toLowerCase();
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[:.]?([0-5]\d))?(?::00)? ?(a\.?m\.?|p\.?m\.?)?(?: ?(?:hours|hrs))?$/.exec(text) ?? [];
  const isClear = half ? Number(hour) >= 1 && Number(hour) <= 12 : /\d[:.]?\d\d/.test(text);
  if (!hour || !isClear) return textIn(cell);
  const inDay = half ? (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hour);
  return `${String(inDay).padStart(2, '0')}:${minute}`;
}

const SHIFT_WORDS: Record<Shift, RegExp> = {
  '24h':
    /^(?:24 ?(?:h|hr|hrs|hour|hours)?|24 ?(?:x|\*|\/|by) ?7|24 ?hours? ?(?:a day)?|24 ?(?:घंटे|तास)|round the clock|full ?(?:time|day)|day ?(?:and|&|\+|\/) ?night|d ?[/+&] ?n|both|00:?00 ?(?:-|to) ?24:?00)$/,
  day: /^(?:d|दिन|दिवस|day|days|day time|general|morning|first|1st|i|0?8(?::00)? ?(?:am)? ?(?:-|to) ?(?:20:?00|20|0?8(?::00)? ?pm))$/,
  night:
    /^(?:n|रात|रात्री|रात्रि|night|nights|nyt|night time|second|2nd|ii|(?:20:?00|20|0?8(?::00)? ?pm) ?(?:-|to) ?0?8(?::00)? ?(?:am)?)$/,
};

/** Returns `day`, `night` or `24h` from the words offices use: `N`, `night shift`, `24x7`. Any other text stays. */
export function shiftIn(cell: string): string {
  const text = cleanCode(textIn(cell)).toLowerCase();
  const word = text
    .replace(/\bhrs?\b|\bhours?\b/g, (hours) => (/^24/.test(text) ? hours : ''))
    .replace(/\b(?:shift|duty|timing|only)s?\b/g, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const known = (Object.keys(SHIFT_WORDS) as Shift[]).find((shift) => SHIFT_WORDS[shift].test(word));
  return known ?? textIn(cell);
}
