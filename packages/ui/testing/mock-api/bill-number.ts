import { financialYear, today } from '@prahari/domain/days';

/** `PR/26-27/000119` for the 119th bill of the current financial year. */
export const billNumber = (n: number): string => `PR/${financialYear(today())}/${String(n).padStart(6, '0')}`;
