import type { AgeingRow } from '@prahari/contract/debts.schemas';
import type { SayOfficeMoney } from './office-money-words.ts';

/** The ages of debts in order, with the look of their part of a bar. */
export const ages = (t: SayOfficeMoney) =>
  [
    { id: 'notDue', label: t('notDueYet'), look: 'bg-line-strong' },
    { id: 'd30', label: t('days1To30'), look: 'bg-ink' },
    { id: 'd60', label: t('days31To60'), look: 'bg-success' },
    { id: 'd90', label: t('days61To90'), look: 'bg-warning' },
    { id: 'older', label: t('over90Days'), look: 'bg-danger' },
  ] as const satisfies readonly { id: keyof AgeingRow; label: string; look: string }[];
