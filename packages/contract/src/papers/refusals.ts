export const paperNotFound = { status: 404, code: 'papers.not_found', message: 'Paper not found' } as const;

export const paperKindTaken = {
  status: 409,
  code: 'papers.kind_taken',
  message: 'The guard has a paper of this kind. Change that one instead',
} as const;
