export const guardStatuses = ['available', 'assigned'] as const;
export type GuardStatus = (typeof guardStatuses)[number];

/** Statuses in the office's list: `disabled` is an available guard whose account is disabled, who cannot be assigned. */
export const shownGuardStatuses = ['available', 'assigned', 'disabled'] as const;
export type ShownGuardStatus = (typeof shownGuardStatuses)[number];

/** Includes statuses that only the hosted API sends. */
export const guardStatusLabels: Record<string, string> = {
  available: 'Available',
  assigned: 'Assigned',
  'on-leave': 'On leave',
  disabled: 'Account disabled',
};

export const guardsMessages = {
  recordFailed: 'Failed to load the guard',
  added: 'Guard added',
  addFailed: 'Failed to add the guard',
  corrected: 'Details saved',
  correctFailed: 'Failed to save the details',
} as const;
