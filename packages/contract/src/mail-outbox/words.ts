/** `dead`: not tried any more, because the address was refused or after many attempts. */
export const mailStatuses = ['waiting', 'dead'] as const;
export type MailStatus = (typeof mailStatuses)[number];
export const mailStatusLabels: Record<MailStatus, string> = { waiting: 'Waiting', dead: 'Not delivered' };

export const mailOutboxWords = {
  fetchFailed: 'Failed to fetch undelivered mail',
  retried: 'The mail is being sent again',
  retryFailed: 'Failed to send the mail again',
  codeExpired: 'The code in this mail has expired. The person can request a new one.',
} as const;
