import { type AuditTrail, groupBy, type TableSnapshot } from './table-snapshot.ts';

/** The bill numbers of a financial year run from 1 to the counter without gap or duplicate. */
export function billNumberViolations({ bills, bill_counters }: TableSnapshot): string[] {
  const years = groupBy(bills, ({ series }) => series);
  const counted = bill_counters.flatMap(({ series, last }) => {
    const numbers = (years.get(series) ?? []).map(({ number }) => Number(number.split('/')[2]));
    const expected = Array.from({ length: last }, (_, index) => index + 1);
    const sorted = numbers.sort((a, b) => a - b);
    return sorted.join() === expected.join()
      ? []
      : [`bills of ${series} have gaps: ${sorted.length} of ${last}`];
  });
  const uncounted = [...years.keys()].filter((year) => !bill_counters.some(({ series }) => series === year));
  return [...counted, ...uncounted.map((year) => `bills of ${year} were not counted`)];
}

/** Each bill is audited once when created, paid and deleted. */
export function billViolations({ bills }: TableSnapshot, auditTrail: AuditTrail): string[] {
  return bills.flatMap(({ id, number, amount_paise, paid_at, deleted_at }) => {
    const violations: string[] = [];
    const entry = auditTrail.first('bills', id, 'generateBill');
    if (auditTrail.count('bills', id, 'generateBill') !== 1)
      violations.push('was not audited once when created');
    if (entry.number !== number || entry.amountPaise !== amount_paise)
      violations.push('differs from its audit entry');
    if (auditTrail.count('bills', id, 'markBillPaid') !== (paid_at === null ? 0 : 1))
      violations.push(`paid at ${paid_at}`);
    if (auditTrail.count('bills', id, 'deleteBill') !== (deleted_at === null ? 0 : 1))
      violations.push(`deleted at ${deleted_at}`);
    return violations.map((what) => `bill ${number} ${what}`);
  });
}
