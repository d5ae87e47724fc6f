export const postNotFound = { status: 404, code: 'posts.not_found', message: 'Post not found' } as const;

export const postFull = {
  status: 409,
  code: 'posts.full',
  message: 'The post already has all the guards it asked for',
} as const;

export const postEnded = { status: 409, code: 'posts.ended', message: 'The post has ended' } as const;

export const outsidePost = {
  status: 409,
  code: 'posts.outside',
  message: 'The dates are not within those of the post',
} as const;

export const postHasNoShift = {
  status: 409,
  code: 'posts.no_shift',
  message: 'Choose the shift and the place of the post first',
} as const;

export const guardsInTheWay = {
  status: 409,
  code: 'posts.guards_in_the_way',
  message: 'More guards are assigned to the post than this would leave room for',
} as const;

export const papersExpired = {
  status: 409,
  code: 'assignments.papers_expired',
  message: 'A paper of the guard is expired in this period. Give a reason to assign the guard all the same',
} as const;
