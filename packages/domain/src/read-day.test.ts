import { expect, test } from 'vitest';
import { dayOrderOf, readDay, unclearDayIn } from './read-day.ts';

test('a day is read as people and Excel write it', () => {
  const written =
    '31/12/90|31-Dec-90|31-Dec-1990|31 December 1990|31.12.1990|1990-12-31 00:00:00|1990/12/31|33238|३१/१२/१९९०';
  for (const day of written.split('|'))
    expect([day, readDay(day, '2026-11-26')]).toEqual([day, '1990-12-31']);
});

test('a year of two digits is at most twenty years ahead', () => {
  expect(['31/12/26', '1/1/46', '1/1/47'].map((written) => readDay(written, '2026-11-26'))).toEqual([
    '2026-12-31',
    '2046-01-01',
    '1947-01-01',
  ]);
});

test('a day that the calendar lacks stays that day, and other text is none', () => {
  expect(readDay('29/02/2027')).toBe('2027-02-29');
  expect(['', 'soon', '12/2026', '311226'].map((written) => readDay(written))).toEqual(
    Array(4).fill(undefined),
  );
});

test('a day with its month in words first, or a weekday or time around it, is read', () => {
  for (const written of [
    'Dec 31, 1990',
    'December 31 1990',
    '31st Dec 1990',
    'Monday, 31 December 1990',
    '३१ दिसंबर १९९०',
    '31 डिसेंबर 1990',
    '31/12/1990 10:30 am',
  ])
    expect([written, readDay(written, '2026-11-26')]).toEqual([written, '1990-12-31']);
});

test('an instant is its day in India, because programs write midnight as the evening before in UTC', () => {
  for (const written of ['1990-12-30T18:30:00Z', '1990-12-30T18:30:00.000Z', '1990-12-31T00:00:00+05:30'])
    expect([written, readDay(written)]).toEqual([written, '1990-12-31']);
});

test('each month is known in Hindi and Marathi', () => {
  for (const months of [
    'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
    'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
  ])
    expect(months.split(' ').map((month) => Number(readDay(`5 ${month} 1990`)?.slice(5, 7)))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
});

test('the order of a column is found in its days or its heading, and is unclear otherwise', () => {
  expect(dayOrderOf(['04/05/1990', '31/12/1990'])).toBe('dayFirst');
  expect(dayOrderOf(['04/05/1990', '12/31/90'])).toBe('monthFirst');
  expect(dayOrderOf(['04/05/1990'])).toBe('unclear');
  expect(dayOrderOf(['31/12/1990', '12/31/1990'])).toBe('unclear');
  expect(dayOrderOf(['04/05/1990'], 'Date of Birth (DD/MM/YYYY)')).toBe('dayFirst');
  expect(dayOrderOf(['04/05/1990'], 'DOB mm-dd-yyyy')).toBe('monthFirst');
  expect(dayOrderOf(['05/05/1990'])).toBe('dayFirst');
  expect(dayOrderOf(['1990-05-04', '4 May 1990', '33000', ''])).toBeUndefined();
  expect(unclearDayIn(['31/12/1990', '04/05/1990'])).toBe('04/05/1990');
  expect(readDay('04/05/1990', '2026-11-26', 'monthFirst')).toBe('1990-04-05');
  expect(readDay('1990-05-04', '2026-11-26', 'monthFirst')).toBe('1990-05-04');
});
