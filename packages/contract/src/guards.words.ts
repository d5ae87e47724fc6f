export const guardStatuses = ['available', 'assigned'] as const;
export type GuardStatus = (typeof guardStatuses)[number];

/** Also words an older API sends. */
export const guardStatusLabels: Record<string, string> = {
  available: 'Available',
  assigned: 'Assigned',
  'on-leave': 'On leave',
};
