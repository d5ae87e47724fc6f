export const applicationPending = {
  status: 409,
  code: 'security_applications.pending',
  message: 'You already have an application pending',
} as const;

export const alreadyGuard = {
  status: 409,
  code: 'security_applications.already_guard',
  message: 'You are already a guard',
} as const;

export const applicantIsGuard = {
  status: 409,
  code: 'security_applications.applicant_is_guard',
  message: 'This person is already a guard',
} as const;
