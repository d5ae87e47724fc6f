export const guardStatuses = ['available', 'assigned'] as const;
export type GuardStatus = (typeof guardStatuses)[number];

/** As the office sees a guard: one who is free, and whose account is off, cannot be assigned. */
export const shownGuardStatuses = ['available', 'assigned', 'off'] as const;
export type ShownGuardStatus = (typeof shownGuardStatuses)[number];

/** Also words an older API sends. */
export const guardStatusLabels: Record<string, string> = {
  available: 'Available',
  assigned: 'Assigned',
  'on-leave': 'On leave',
  off: 'Account off',
};
