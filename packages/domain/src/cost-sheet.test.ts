import { expect, test } from 'vitest';
import { shareOf, sumPaise, toPaise } from './paise.ts';

/** The monthly cost of a guard of a post, as a quote for 26 duties at 600 rupees a day shows it, in paise. */
function costSheet({ overtimeHours }: { overtimeHours: number }) {
  const duties = 26;
  const basic = toPaise(600) * duties;
  // Twice the price of one of eight hours.
  const overtime = shareOf(toPaise(600), 2 * overtimeHours * duties, 8);
  const percent = (amount: number, hundredths: number) => shareOf(amount, hundredths, 10_000);
  const sum = sumPaise([
    ...[basic, overtime],
    // EPF on at most 15,000 rupees, ESI on all that is paid.
    ...[percent(toPaise(15_000), 1300), percent(basic + overtime, 325)],
    // Bonus, gratuity and leave on the basic wage.
    percent(basic, 833 + 481 + 417),
    toPaise(300),
  ]);
  const reliever = shareOf(sum, 1, 6);
  const service = percent(sum + reliever, 1000);
  return { sum, reliever, service, rate: sum + reliever + service };
}

test('the cost sheet of an 8-hour post comes to 27,023.61 rupees a month', () => {
  expect(costSheet({ overtimeHours: 0 })).toEqual({
    sum: 2_105_736,
    reliever: 350_956,
    service: 245_669,
    rate: 2_702_361,
  });
});

test('the cost sheet of a 12-hour post comes to 47,694.26, and 1.5 times an 8-hour one is 7,158.84 short', () => {
  const { rate, ...rest } = costSheet({ overtimeHours: 4 });
  expect({ rate, ...rest }).toEqual({
    sum: 3_716_436,
    reliever: 619_406,
    service: 433_584,
    rate: 4_769_426,
  });
  const usual = shareOf(costSheet({ overtimeHours: 0 }).rate, 3, 2);
  expect([usual, rate - usual]).toEqual([4_053_542, 715_884]);
});
