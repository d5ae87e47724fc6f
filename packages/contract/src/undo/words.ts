export const undoMessages = {
  undone: 'Undone',
  failed: 'Could not be undone',
  reopened: 'Application reopened',
  reopenFailed: 'Failed to reopen the application',
  markedUnpaid: 'Bill marked as not paid',
  markUnpaidFailed: 'Error marking bill as not paid',
  restored: 'Bill restored',
  restoreFailed: 'Error restoring bill',
} as const;
