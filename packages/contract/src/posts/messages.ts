// Apart from the messages of SPEC section 8, which every page loads.
export const postMessages = {
  fetchFailed: 'Failed to fetch posts',
} as const;
