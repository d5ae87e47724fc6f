export const clientApplicationMessages = {
  fetchFailed: 'Failed to fetch applications',
  responded: (status: string) => `Application ${status} successfully`,
  respondFailed: 'Failed to respond to application',
  submitted: 'Application submitted successfully!',
  submitFailed: 'Failed to submit application',
} as const;
