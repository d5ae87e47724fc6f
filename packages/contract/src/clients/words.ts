export const clientStatuses = ['assigned', 'unassigned'] as const;
export type ClientStatus = (typeof clientStatuses)[number];
export const clientStatusLabels: Record<ClientStatus, string> = {
  assigned: 'Assigned',
  unassigned: 'Unassigned',
};
