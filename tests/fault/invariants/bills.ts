import { type Books, by, type Trail } from './table-snapshot.ts';

/** The numbers of a financial year are 1 to the counter's last one, each given once (DECISIONS section 3). */
export function billNumbersAgree({ bills, bill_counters }: Books): string[] {
  const years = by(bills, ({ number }) => number.split('/')[1] ?? '');
  const counted = bill_counters.flatMap(({ financial_year, last }) => {
    const numbers = (years.get(financial_year) ?? []).map(({ number }) => Number(number.split('/')[2]));
    const expected = Array.from({ length: last }, (_, index) => index + 1);
    const given = numbers.sort((a, b) => a - b);
    return given.join() === expected.join()
      ? []
      : [`bills of ${financial_year} have gaps: ${given.length} of ${last}`];
  });
  const uncounted = [...years.keys()].filter(
    (year) => !bill_counters.some(({ financial_year }) => financial_year === year),
  );
  return [...counted, ...uncounted.map((year) => `bills of ${year} were not counted`)];
}

/** Each bill was audited once when made, and once when paid and deleted if it was. */
export function billsAgree({ bills }: Books, trail: Trail): string[] {
  return bills.flatMap(({ id, number, amount_paise, paid_at, deleted_at }) => {
    const wrong: string[] = [];
    const made = trail.first('bills', id, 'bill.created');
    if (trail.count('bills', id, 'bill.created') !== 1) wrong.push('was not audited once when made');
    if (made.number !== number || made.amountPaise !== amount_paise)
      wrong.push('is not what the audit log says');
    if (trail.count('bills', id, 'bill.paid') !== (paid_at === null ? 0 : 1))
      wrong.push(`paid at ${paid_at}`);
    if (trail.count('bills', id, 'bill.deleted') !== (deleted_at === null ? 0 : 1))
      wrong.push(`deleted at ${deleted_at}`);
    return wrong.map((what) => `bill ${number} ${what}`);
  });
}
