export const applicationNotFound = {
  status: 404,
  code: 'applications.not_found',
  message: 'Application not found',
} as const;

export const applicationNotPending = {
  status: 409,
  code: 'applications.not_pending',
  message: 'Application has already been answered',
} as const;
