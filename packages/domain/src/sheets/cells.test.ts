import { expect, test } from 'vitest';
import {
  countIn,
  dayIn,
  hoursIn,
  isCutNumber,
  isSheetError,
  lineIn,
  phoneIn,
  pinIn,
  shiftIn,
  textIn,
  timeIn,
  yearsIn,
} from './cells.ts';

const each = (read: (cell: string) => unknown, cells: string) =>
  cells.split('|').map((cell) => [cell, read(cell)]);
const all = (cells: string, value: unknown) => cells.split('|').map((cell) => [cell, value]);

test('cells that say there is nothing are empty', () => {
  const nothing = 'NA|N/A|n.a.|#N/A|nil|-|—|none|  ';
  expect(each(textIn, nothing)).toEqual(all(nothing, ''));
  expect(each(dayIn, nothing)).toEqual(all(nothing, ''));
  expect(each(yearsIn, nothing)).toEqual(all(nothing, undefined));
  expect(each(textIn, 'Nandini|A-1|Nil Kamal')).toEqual([
    ['Nandini', 'Nandini'],
    ['A-1', 'A-1'],
    ['Nil Kamal', 'Nil Kamal'],
  ]);
});

test('years of experience are read in the words of offices', () => {
  const two = '2|2.0|2 years|2 yrs|2yr.|2 Years|02|2+|24 months|२|2 Y|२ साल|2 वर्षे|24 महीने';
  expect(each(yearsIn, two)).toEqual(all(two, 2));
  expect(each(yearsIn, 'Fresher|1 yr 6 months|18 months|2.5 yrs')).toEqual([
    ['Fresher', 0],
    ['1 yr 6 months', 1.5],
    ['18 months', 1.5],
    ['2.5 yrs', 2.5],
  ]);
  expect(each(yearsIn, '1,5|many|2-3')).toEqual([
    ['1,5', '1,5'],
    ['many', 'many'],
    ['2-3', '2-3'],
  ]);
});

test('shifts are read in the words of offices', () => {
  const night = 'N|night|Night shift|NIGHT DUTY|nyt|20:00-08:00|8 pm to 8 am|20 to 8|night only|रात|रात्रि';
  const day = 'D|Day|day shift|General|8 am to 8 pm|08:00 - 20:00|8am-8pm|दिन|दिवस';
  const both = '24h|24 hours|24x7|24X7|24/7|24 hrs|Day & Night|D/N|24 hrs shift|round the clock';
  expect(each(shiftIn, night)).toEqual(all(night, 'night'));
  expect(each(shiftIn, day)).toEqual(all(day, 'day'));
  expect(each(shiftIn, both)).toEqual(all(both, '24h'));
  expect(each(shiftIn, '8 to 8 nyt|12 hours|8 to 8')).toEqual([
    ['8 to 8 nyt', '8 to 8 nyt'],
    ['12 hours', '12 hours'],
    ['8 to 8', '8 to 8'],
  ]);
});

test('times and hours are read in the words of offices', () => {
  const evening = '20:00|8 pm|8:00 PM|8.00 p.m.|20.00|2000 hrs|20:00:00|२०:००';
  expect(each(timeIn, evening)).toEqual(all(evening, '20:00'));
  expect(each(timeIn, '7:30|12 am|12 pm|0700')).toEqual([
    ['7:30', '07:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['0700', '07:00'],
  ]);
  const unclear = ['8', '13 pm', '20:60', 'evening'];
  expect(unclear.map(timeIn)).toEqual(unclear);
  const eight = '8|8 hrs|8 hours|8h';
  expect(each(hoursIn, eight)).toEqual(all(eight, 8));
});

test('a PIN code is found between other signs, and a wrong one stays', () => {
  const right = '462001|462 001|462001.0|PIN-462001|462001 (MP)|४६२००१';
  expect(each(pinIn, right)).toEqual(all(right, '462001'));
  expect(each(pinIn, '46200|462001/462002')).toEqual([
    ['46200', '46200'],
    ['462001/462002', '462001/462002'],
  ]);
});

test('what a spreadsheet shows in place of a value is known, and a line break in a cell is a space', () => {
  for (const error of ['#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#CALC!', '#####'])
    expect([error, isSheetError(error)]).toEqual([error, true]);
  expect(['#12 Lake Road', '# 4', 'Asha'].some(isSheetError)).toBe(false);
  expect(lineIn('Asha\r\nRao')).toBe('Asha Rao');
});

test('counts, phones and cut numbers are read as Excel writes them', () => {
  const three = '3|03|3 nos|3 Nos.|3 guards';
  expect(each(countIn, three)).toEqual(all(three, 3));
  expect(each(phoneIn, "9876543210.0|'9876543210")).toEqual([
    ['9876543210.0', '9876543210'],
    ["'9876543210", '9876543210'],
  ]);
  expect(isCutNumber('9.87654E+09')).toBe(true);
});
