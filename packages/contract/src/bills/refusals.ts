export const billNotFound = { status: 404, code: 'bills.not_found', message: 'Bill not found' } as const;
