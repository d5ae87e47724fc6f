export const guardNotFound = { status: 404, code: 'guards.not_found', message: 'Guard not found' } as const;

export const clientNotFound = {
  status: 404,
  code: 'clients.not_found',
  message: 'Client not found',
} as const;

export const guardNotAvailable = {
  status: 409,
  code: 'assignments.guard_not_available',
  message: 'Guard is not available',
} as const;

export const clientFull = {
  status: 409,
  code: 'assignments.client_full',
  message: 'Client already has all the guards it asked for',
} as const;

export const noOpenAssignment = {
  status: 404,
  code: 'assignments.none_open',
  message: 'No open assignment between this guard and this client',
} as const;

export const assignmentNotFound = {
  status: 404,
  code: 'assignments.not_found',
  message: 'Assignment not found',
} as const;

export const alreadyCompleted = {
  status: 409,
  code: 'assignments.already_completed',
  message: 'Assignment is already completed',
} as const;
