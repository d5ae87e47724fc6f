import { expect, it, test } from 'vitest';
import { expectedTransfer, upiLink } from './upi.ts';

const none = { tdsPercent: 0, gstTdsPercent: 0 };
const bill = { amount: 71_587_00, taxable: 60_666_67, owed: 71_587_00 };

test('the UPI link of the worked bill is the published one', () => {
  expect(
    upiLink({
      vpa: 'prahari@examplebank',
      name: 'Prahari Security',
      number: 'PR/26-27/000123',
      paise: 70_374_00,
    }),
  ).toBe(
    'upi://pay?pa=prahari@examplebank&pn=Prahari%20Security&tr=PR2627000123&tn=Bill%20PR%2F26-27%2F000123&am=70374.00&cu=INR',
  );
});

test('a name with & or = stays one value of the link', () => {
  const link = upiLink({ vpa: 'a.b-c@bank', name: 'A&B=सुरक्षा', number: 'PR/26-27/000001', paise: 5 });
  const { searchParams } = new URL(link);
  expect(Object.fromEntries(searchParams)).toEqual({
    pa: 'a.b-c@bank',
    pn: 'A&B=सुरक्षा',
    tr: 'PR2627000001',
    tn: 'Bill PR/26-27/000001',
    am: '0.05',
    cu: 'INR',
  });
});

it.each([
  ['nothing is kept back', bill, none, 71_587_00],
  ['2 % TDS is kept back', bill, { tdsPercent: 2, gstTdsPercent: 0 }, 70_374_00],
  ['2 % GST-TDS is kept back as well', bill, { tdsPercent: 2, gstTdsPercent: 2 }, 69_161_00],
  ['nothing is owed', { ...bill, owed: 0 }, { tdsPercent: 2, gstTdsPercent: 0 }, 0],
  // Of 30,333.34 taxable the TDS is 606.67, to the rupee 607.
  ['half of the bill is owed', { ...bill, owed: 35_793_50 }, { tdsPercent: 2, gstTdsPercent: 0 }, 35_186_50],
])('the expected transfer when %s', (_, sums, percents, expected) => {
  expect(expectedTransfer(sums, percents)).toBe(expected);
});
