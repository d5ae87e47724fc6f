export const clientStatuses = ['assigned', 'unassigned'] as const;
export type ClientStatus = (typeof clientStatuses)[number];
export const clientStatusLabels: Record<ClientStatus, string> = {
  assigned: 'Assigned',
  unassigned: 'Unassigned',
};

export const clientsMessages = {
  recordFailed: 'Failed to load the client',
  added: 'Client added',
  addFailed: 'Failed to add the client',
  corrected: 'Details saved',
  correctFailed: 'Failed to save the details',
  notesSaved: 'Notes saved',
  notesFailed: 'Failed to save the notes',
} as const;
