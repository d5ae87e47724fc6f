export const shifts = ['day', 'night', '24h'] as const;
export type Shift = (typeof shifts)[number];
export const defaultShift: Shift = 'day';
export const shiftLabels: Record<Shift, string> = { day: 'Day', night: 'Night', '24h': '24 hours' };

export const assignmentStatuses = ['active', 'onBreak', 'completed'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];
export const assignmentStatusLabels: Record<AssignmentStatus, string> = {
  active: 'Active',
  onBreak: 'On break',
  completed: 'Completed',
};
