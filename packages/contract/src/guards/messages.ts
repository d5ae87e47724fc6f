export const guardMessages = {
  fetchFailed: 'Failed to fetch guards',
} as const;
