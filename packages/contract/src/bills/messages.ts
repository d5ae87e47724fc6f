export const billMessages = {
  fetchFailed: (message: string) => `Error fetching bills: ${message}`,
  ownFetchFailed: 'Failed to fetch bills',
  generated: 'Bill generated successfully',
  generateFailed: 'Failed to generate bill',
  paid: 'Bill marked as paid successfully',
  payFailed: 'Error marking bill as paid',
  deleted: 'Bill deleted successfully',
  deleteFailed: 'Error deleting bill',
  confirmDelete: 'Are you sure you want to delete this bill?',
} as const;
