/** `dead` mail is no longer retried: its address was refused or all attempts failed. */
export const mailStatuses = ['waiting', 'dead'] as const;
export type MailStatus = (typeof mailStatuses)[number];
export const mailStatusLabels: Record<MailStatus, string> = { waiting: 'Waiting', dead: 'Not delivered' };

export const mailOutboxMessages = {
  fetchFailed: 'Failed to fetch undelivered mail',
  retried: 'The mail is being sent again',
  retryFailed: 'Failed to send the mail again',
  codeExpired: 'The code in this mail has expired. The person can request a new one.',
} as const;
