/** For the office. */
export const assignmentMessages = {
  assigned: 'Guard assigned successfully',
  assignFailed: (message: string) => `Failed to assign guard: ${message}`,
  withdrawn: 'Guard withdrawn successfully',
  withdrawFailed: 'Failed to withdraw guard',
  confirmWithdraw: 'Are you sure you want to withdraw this guard?',
} as const;
