export const guardStatuses = ['available', 'assigned'] as const;
export type GuardStatus = (typeof guardStatuses)[number];

/** As the office sees a guard: a free one whose account is disabled cannot be assigned. */
export const shownGuardStatuses = ['available', 'assigned', 'disabled'] as const;
export type ShownGuardStatus = (typeof shownGuardStatuses)[number];

/** Also words an older API sends. */
export const guardStatusLabels: Record<string, string> = {
  available: 'Available',
  assigned: 'Assigned',
  'on-leave': 'On leave',
  disabled: 'Account disabled',
};
