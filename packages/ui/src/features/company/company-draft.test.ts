import { expect, test } from 'vitest';
import { enteredCompany, newCompany } from './company.samples.ts';
import { changesOf, companyErrors, draftOfCompany, onto, withoutRow, withRow } from './company-draft.ts';

const draft = draftOfCompany(enteredCompany);

test('a company that nobody touched has no changes and no errors', () => {
  for (const company of [newCompany, enteredCompany]) {
    expect(changesOf(draftOfCompany(company))).toEqual({});
    expect(companyErrors(draftOfCompany(company))).toEqual({});
  }
});

test('only what was changed is sent, and a time is written in full', () => {
  const typed = { ...draft, epfCode: 'X', 'shiftHours.day.startsAt': '7:30', 'upi.limit': 50_000 };
  expect(changesOf(typed)).toEqual({
    epfCode: 'X',
    shiftHours: { ...enteredCompany.shiftHours, day: { startsAt: '07:30', hours: 12 } },
    upi: { ...enteredCompany.upi, limit: 50_000 },
  });
});

test('what was typed stays on a company that another admin has changed, and a list stays whole', () => {
  const { holidays, version } = enteredCompany;
  const now = {
    ...enteredCompany,
    esiCode: 'theirs',
    epfCode: 'theirs',
    holidays: holidays.slice(1),
    version: version + 1,
  };
  const typed = { ...draft, epfCode: 'mine', 'gstins.0.address': 'Mine, Pune 411016' };
  const merged = onto(now, typed);
  expect(merged).toMatchObject({ esiCode: 'theirs', epfCode: 'mine', 'holidays.count': 1, base: now });
  expect(changesOf(merged)).toEqual({
    epfCode: 'mine',
    gstins: [{ ...enteredCompany.gstins[0], address: 'Mine, Pune 411016' }, enteredCompany.gstins[1]],
  });
});

test('a removed row takes its half-typed date with it, and later rows move up', () => {
  const half = [['day', 15]];
  const typed = {
    ...draft,
    ...withRow(draft, 'holidays'),
    'holidays.2.name': 'Diwali',
    'half-typed holidays.2.day': half,
  };
  const without = { ...typed, ...withoutRow(typed, 'holidays', 0) } as Record<string, unknown>;
  expect(without).toMatchObject({
    'holidays.count': 2,
    'holidays.0.name': 'Republic Day',
    'holidays.1.name': 'Diwali',
    'half-typed holidays.1.day': half,
    'half-typed holidays.2.day': undefined,
  });
});

test('the default stays with its GSTIN when one before it is removed', () => {
  const typed = { ...draft, 'gstins.default': '1' };
  expect(changesOf({ ...typed, ...withoutRow(typed, 'gstins', 0) }).gstins).toEqual([
    { ...enteredCompany.gstins[1], isDefault: true },
  ]);
});

test('a PAN beside another company’s GSTIN has an error at the PAN', () => {
  expect(companyErrors({ ...draft, pan: 'aapfu0939f' })).toEqual({
    pan: 'The GSTIN has the PAN AABCP4821K, not AAPFU0939F',
  });
});
