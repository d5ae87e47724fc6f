/** For clients and guards. */
export const ownAssignmentMessages = {
  clientFetchFailed: 'Failed to fetch guard information',
  guardFetchFailed: 'Failed to fetch assignments',
  statusFailed: 'Failed to update status',
  statusUpdated: 'Status updated successfully',
  completedForGuard: 'Your assignment has been completed',
  completedForClient: 'Guard has been withdrawn from your service',
} as const;
