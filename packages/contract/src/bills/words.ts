export const billStatuses = ['pending', 'paid', 'overdue'] as const;
export type BillStatus = (typeof billStatuses)[number];
export const billStatusLabels: Record<BillStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
};
