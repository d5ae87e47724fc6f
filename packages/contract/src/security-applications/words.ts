export const securityApplicationStatuses = ['pending', 'accepted', 'rejected'] as const;
export type SecurityApplicationStatus = (typeof securityApplicationStatuses)[number];
