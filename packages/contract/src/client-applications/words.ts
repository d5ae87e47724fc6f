export const serviceTypes = ['FULL_TIME', 'DAY_SHIFT', 'NIGHT_SHIFT', 'EVENT_SECURITY'] as const;
export type ServiceType = (typeof serviceTypes)[number];
export const defaultServiceType: ServiceType = 'FULL_TIME';
export const serviceTypeLabels: Record<ServiceType, string> = {
  FULL_TIME: '24/7 Security',
  DAY_SHIFT: 'Day Shift',
  NIGHT_SHIFT: 'Night Shift',
  EVENT_SECURITY: 'Event Security',
};

export const clientApplicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type ClientApplicationStatus = (typeof clientApplicationStatuses)[number];

/** Labels of all statuses of both kinds of application, including those of the hosted API. */
export const applicationStatusLabels: Record<string, string> = {
  pending: 'Pending',
  approved: 'Approved',
  accepted: 'Accepted',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

/** Beyond SPEC section 8, of both kinds of application. */
export const applicationMessages = {
  changed: 'Application changed',
  changeFailed: 'Failed to change the application',
} as const;
