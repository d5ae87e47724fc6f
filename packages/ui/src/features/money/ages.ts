import type { AgeingRow } from '@prahari/contract/debts.schemas';

/** The ages of debts in order, with the look of their part of a bar. */
export const ages = [
  { id: 'notDue', label: 'Not due yet', look: 'bg-line-strong' },
  { id: 'd30', label: '1–30 days', look: 'bg-ink' },
  { id: 'd60', label: '31–60 days', look: 'bg-success' },
  { id: 'd90', label: '61–90 days', look: 'bg-warning' },
  { id: 'older', label: 'Over 90 days', look: 'bg-danger' },
] as const satisfies readonly { id: keyof AgeingRow; label: string; look: string }[];
