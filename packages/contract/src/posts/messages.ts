// Apart from the messages of SPEC section 8, which every page loads.
export const postMessages = {
  fetchFailed: 'Failed to fetch posts',
  rosterFailed: 'Failed to fetch the roster',
  candidatesFailed: 'Failed to fetch guards for this post',
  assignFailed: (message: string) => `Failed to assign guards: ${message}`,
  changed: 'Post changed successfully',
  changeFailed: (message: string) => `Failed to change post: ${message}`,
  replaced: 'Guard replaced successfully',
  replaceFailed: (message: string) => `Failed to replace guard: ${message}`,
} as const;
