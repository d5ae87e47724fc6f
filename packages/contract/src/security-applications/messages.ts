export const securityApplicationMessages = {
  fetchFailed: 'Failed to fetch security applications',
  accepted: 'Application accepted successfully',
  rejected: 'Application rejected successfully',
  acceptFailed: 'Failed to accept application',
  rejectFailed: 'Failed to reject application',
  submitted: 'Application submitted successfully!',
  submitFailed: 'Error submitting application. Please try again.',
} as const;
